import { setTimeout as wait } from 'node:timers/promises'
import smpp, { type Pdu } from 'smpp'
import { openSmppCentres } from '#adapters/smpp/open-centres.ts'
import { readReceipt } from '#adapters/smpp/read-receipt.ts'
import { testCentre } from '#adapters/smpp/test-centre.ts'
import type { SmsReceipt } from '#modules/notify/index.ts'
import { makeLogger } from '#platform/log/logger.ts'
import type { Count, Fault, Size } from './fault.ts'
import { waitUntil } from './smpp/wait-until.ts'

const PDUS: Record<Size, number> = { ci: 2_000, full: 200_000 }
const OVER_LINKS: Record<Size, number> = { ci: 200, full: 3_000 }
const BINDS = 8
const PAUSE_MS = 3
const TIMING = { responseMs: 1_000, enquireMs: 1_000 }
/** A changed answer to a bind looks like a refusal, after which we wait longest. */
const BACK_WITHIN_SECONDS = 20
const ID = '7000691234567'
const NUMBER = `959${ID.slice(4)}`
/** A centre whose ids count up to a billion: each has a message to a number of its own. */
const recipientOf = (id: string): string | null => (/^7000[0-9]{9}$/.test(id) ? `959${id.slice(4)}` : null)
const TEXT = `id:${ID} sub:001 dlvrd:001 submit date:2611151000 done date:2611151000 stat:DELIVRD err:000 text:`

const log = makeLogger({ level: 'silent', process: 'fault' })

/** Repeats the same numbers, so that a failure can be reproduced. */
function makeDice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const TEMPLATES: readonly Buffer[] = [
  new smpp.PDU('deliver_sm', {
    source_addr: NUMBER,
    esm_class: 4,
    short_message: TEXT,
    receipted_message_id: ID,
    message_state: 2,
  }),
  new smpp.PDU('deliver_sm', { esm_class: 0, source_addr: NUMBER, short_message: 'STOP' }),
  new smpp.PDU('submit_sm_resp', { sequence_number: 2, message_id: ID }),
  new smpp.PDU('enquire_link', {}),
  new smpp.PDU('bind_transceiver_resp', { sequence_number: 1, system_id: 'x' }),
].map((pdu) => pdu.toBuffer())

/** One to three bytes changed anywhere, the length field in one of eight. */
function mutate(dice: (below: number) => number): Buffer {
  const bytes = Buffer.from(TEMPLATES[dice(TEMPLATES.length)] ?? Buffer.alloc(0))
  const from = dice(8) === 0 ? 0 : 4
  for (let changes = 1 + dice(3); changes > 0; changes -= 1)
    bytes[from + dice(bytes.length - from)] = dice(256)
  return bytes
}

type Heard = Omit<SmsReceipt, 'centre'>

const isFalse = ({ centreId, recipient, outcome }: Heard): boolean =>
  recipient === recipientOf(centreId) && (centreId !== ID || outcome !== 'DELIVERED')

/** Every PDU read like a link does. An unreadable one costs the link, and nothing else. */
function readAll(count: number): { heard: number; bad: number } {
  const dice = makeDice(20_261_115)
  const figures = { heard: 0, bad: 0 }
  for (let tried = 0; tried < count; tried += 1) {
    const pdu = parsed(mutate(dice))
    const receipt = pdu && readReceipt(pdu)
    if (!receipt) continue
    figures.heard += 1
    if (isFalse(receipt)) figures.bad += 1
  }
  return figures
}

function parsed(bytes: Buffer): Pdu | null {
  try {
    return new smpp.PDU(bytes)
  } catch {
    return null
  }
}

/** The same over real links, as fast as they reconnect. Bad: a false receipt, or a link that stays down. */
async function sendAll(count: number): Promise<number> {
  const dice = makeDice(5_112_026)
  const server = await testCentre(() => {})
  const centre = openSmppCentres({ urls: [server.url], binds: BINDS, perSecond: 100, log, timing: TIMING })
  let bad = 0
  centre.onReceipt(async (receipt) => void (bad += isFalse(receipt) ? 1 : 0))
  try {
    for (let sent = 0; sent < count;) {
      const links = [...server.sessions].filter(({ socket }) => socket.writable)
      for (const { socket } of links) socket.write(mutate(dice))
      sent += links.length
      await wait(PAUSE_MS)
    }
    await waitUntil(() => centre.boundCount() === BINDS, BACK_WITHIN_SECONDS)
    return bad + BINDS - centre.boundCount()
  } finally {
    await centre.close()
    await server.close()
  }
}

async function attack(size: Size): Promise<Count> {
  const { heard, bad } = readAll(PDUS[size])
  if (heard === 0) throw new Error('not one receipt was heard')
  return { tried: PDUS[size] + OVER_LINKS[size], bad: bad + (await sendAll(OVER_LINKS[size])) }
}

/** Without the rule that fields and text must agree, the first id and outcome found are taken. */
async function control(size: Size): Promise<Count> {
  const dice = makeDice(20_261_115)
  let bad = 0
  for (let tried = 0; tried < PDUS[size]; tried += 1) {
    const text = wordsOf(mutate(dice))
    const [id, outcome] = [/id:(\S+)/.exec(text)?.[1], /stat:(\S+)/.exec(text)?.[1]]
    if (id && recipientOf(id) && outcome && (id !== ID || outcome !== 'DELIVRD')) bad += 1
  }
  return { tried: PDUS[size], bad }
}

function wordsOf(bytes: Buffer): string {
  const body = parsed(bytes)?.['short_message'] as { readonly message?: unknown } | undefined
  return String(body?.message ?? '')
}

export const faults: readonly Fault[] = [{ name: 'identity.smpp-fuzz', bar: 0, attack, control }]
