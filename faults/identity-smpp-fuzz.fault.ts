import { setTimeout as wait } from 'node:timers/promises'
import smpp, { type Pdu, type Session } from 'smpp'
import { openSmppCentres } from '#adapters/smpp/open-centres.ts'
import { testCentre } from '#adapters/smpp/test-centre.ts'
import type { SmsReceipt } from '#modules/notify/index.ts'
import { makeLogger } from '#platform/log/logger.ts'
import type { Count, Fault, Size } from './fault.ts'
import { waitUntil } from './smpp/wait-until.ts'

const PDUS: Record<Size, number> = { ci: 2_000, full: 200_000 }
const BINDS = 4
const BURST = 50
const ID = '5f3a9c0e77b1d204'
const TEXT = `id:${ID} sub:001 dlvrd:001 submit date:2611151000 done date:2611151000 stat:DELIVRD err:000 text:`

const log = makeLogger({ level: 'silent', process: 'fault' })

/** The same numbers every time, so that a failure can be looked at again. */
function makeDice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const TEMPLATES: readonly Buffer[] = [
  new smpp.PDU('deliver_sm', {
    esm_class: 4,
    short_message: TEXT,
    receipted_message_id: ID,
    message_state: 2,
  }),
  new smpp.PDU('deliver_sm', { esm_class: 0, source_addr: '959691234567', short_message: 'STOP' }),
  new smpp.PDU('submit_sm_resp', { sequence_number: 2, message_id: ID }),
  new smpp.PDU('enquire_link', {}),
  new smpp.PDU('bind_transceiver_resp', { sequence_number: 1, system_id: 'x' }),
].map((pdu) => pdu.toBuffer())

/** One to three bytes changed anywhere, its length included one time in eight. */
function mutate(dice: (below: number) => number): Buffer {
  const bytes = Buffer.from(TEMPLATES[dice(TEMPLATES.length)] ?? Buffer.alloc(0))
  const from = dice(8) === 0 ? 0 : 4
  for (let changes = 1 + dice(3); changes > 0; changes -= 1)
    bytes[from + dice(bytes.length - from)] = dice(256)
  return bytes
}

/** A receipt is believed only if it says what was sent; a process that falls counts every PDU that was left. */
async function attack(size: Size): Promise<Count> {
  const dice = makeDice(20_261_115)
  const server = await testCentre(() => {})
  const centre = openSmppCentres({ urls: [server.url], binds: BINDS, perSecond: 100, log })
  let bad = 0
  centre.onReceipt(async ({ centreId, outcome }: SmsReceipt) => {
    if (centreId !== ID || outcome !== 'DELIVERED') bad += 1
  })
  let sent = 0
  try {
    while (sent < PDUS[size]) {
      if (!(await waitUntil(() => server.sessions.size > 0, 5))) return { tried: sent, bad: bad + 1 }
      for (const session of [...server.sessions]) sent += sendBurst(session, dice)
      await wait(5)
    }
    await waitUntil(() => centre.boundCount() === BINDS, 5)
    return { tried: sent, bad: bad + BINDS - centre.boundCount() }
  } finally {
    await centre.close()
    await server.close()
  }
}

function sendBurst(session: Session, dice: (below: number) => number): number {
  let sent = 0
  while (sent < BURST && session.socket.writable && session.socket.write(mutate(dice))) sent += 1
  return sent
}

/** Without the rule that fields and words must agree: the first id and outcome in sight are taken. */
async function control(size: Size): Promise<Count> {
  const dice = makeDice(20_261_115)
  let bad = 0
  for (let tried = 0; tried < PDUS[size]; tried += 1) {
    const text = wordsOf(mutate(dice))
    const [id, outcome] = [/id:(\S+)/.exec(text)?.[1], /stat:(\S+)/.exec(text)?.[1]]
    if (id && outcome && (id !== ID || outcome !== 'DELIVRD')) bad += 1
  }
  return { tried: PDUS[size], bad }
}

function wordsOf(bytes: Buffer): string {
  try {
    const { short_message: body } = new smpp.PDU(bytes) as Pdu & { short_message?: { message?: unknown } }
    return String(body?.message ?? '')
  } catch {
    return ''
  }
}

export const faults: readonly Fault[] = [{ name: 'identity.smpp-fuzz', bar: 0, attack, control }]
