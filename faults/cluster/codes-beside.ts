import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { brand } from '#brand'
import { LOGIN_VERSION, requestOtp, validateOtp } from '#contracts/identity.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { urlOf } from '#platform/http/serve.ts'
import { ownerUrl } from '../../scripts/cluster/database-addresses.ts'
import type { Count } from '../fault.ts'
import { openEdgeClient } from './edge-client.ts'
import { withoutSecond } from './hold-back.ts'

const GUESS_EVERY_MS = 500
/** Often enough to meet every loss, and below what one address may ask for in ten minutes. */
const ASK_EVERY_MS = 12_000
/** Who has the code's id has three tries, who has only the number ten a day; the last wrong one is already told that the code is over. */
const WRONG_TOLD = { withId: 2, blind: 9 }
/** What was accepted last still has to reach the message centre. */
const SENT_WITHIN_MS = 15_000
const WRONG = '000000'
const USUAL = { askEveryMs: ASK_EVERY_MS, sentWithinMs: SENT_WITHIN_MS }
const SENT = ['SUBMITTED', 'DELIVERED']

const numberAt = (at: number): string => `9596914${String(at % 100_000).padStart(5, '0')}`
const headers = { 'content-type': 'application/json', 'x-client': `${brand.slug}-web` }

type Told = { readonly code?: string; readonly result?: { readonly challengeId?: string } }

type Pace = { readonly askEveryMs: number; readonly sentWithinMs: number }

/**
 * Codes are asked for and guessed at while something is lost. Bad: one more guess than a code bears is judged, a guess that is taken, or
 * a code that did not reach the message centre. Where nothing was accepted or judged, nothing was tried.
 */
export async function startCodesBeside({ askEveryMs, sentWithinMs }: Pace = USUAL) {
  const client = openEdgeClient()
  const db = makeDatabase(ownerUrl(), { maxConnections: 1 })
  const first = Math.floor(systemClock.now().getTime() / 1_000)
  const accepted: string[] = []
  const judged = { withId: new Map<string, number>(), blind: new Map<string, number>() }
  let current: { readonly number: string; readonly challengeId: string } | null = null
  let [over, taken] = [false, 0]

  const tell = async (path: string, body: unknown): Promise<Told> => {
    const { body: text } = await client.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return JSON.parse(text) as Told
  }

  async function askForOne(at: number): Promise<void> {
    const number = numberAt(first + at)
    await sql`insert into line (number) values (${number}) on conflict do nothing`.execute(db)
    const { code, result } = await tell(urlOf(requestOtp), { phoneNumber: number })
    if (code !== 'SUCCESS' || !result?.challengeId) return
    accepted.push(number)
    current = { number, challengeId: result.challengeId }
  }

  async function guess(at: number): Promise<void> {
    if (!current) return
    const { number, challengeId } = current
    const kind = at % 2 ? 'blind' : 'withId'
    const body = { phoneNumber: number, password: WRONG, version: LOGIN_VERSION }
    const { code } = await tell(urlOf(validateOtp), kind === 'blind' ? body : { ...body, challengeId })
    if (code === 'SUCCESS') taken += 1
    if (code === 'OTP_INVALID') judged[kind].set(number, (judged[kind].get(number) ?? 0) + 1)
  }

  const every = async (ms: number, work: (at: number) => Promise<void>): Promise<void> => {
    for (let at = 0; !over; at += 1) {
      // What is lost in between has no answer; it is judged at the end.
      await work(at).catch(() => {})
      await sleep(ms)
    }
  }
  const working = Promise.all([every(askEveryMs, askForOne), every(GUESS_EVERY_MS, guess)])

  const countSent = async (): Promise<number> => {
    const { rows } = await sql<{ sent: number }>`
      select count(distinct recipient)::integer as sent from sms_message
      where recipient = any(${accepted}) and state = any(${SENT})`.execute(db)
    return rows[0]?.sent ?? 0
  }

  return async (): Promise<Count> => {
    over = true
    await working
    client.close()
    const until = performance.now() + sentWithinMs
    while ((await countSent()) < accepted.length && performance.now() < until) await sleep(200)
    const lost = accepted.length - (await countSent())
    await db.destroy()
    const guessed = tooMany(judged.withId, WRONG_TOLD.withId) + tooMany(judged.blind, WRONG_TOLD.blind)
    const tried = accepted.length + judged.withId.size + judged.blind.size
    const nothing = accepted.length === 0 || judged.withId.size === 0 || judged.blind.size === 0 ? 1 : 0
    return { tried, bad: lost + guessed + taken + nothing }
  }
}

const tooMany = (told: ReadonlyMap<string, number>, most: number): number =>
  [...told.values()].filter((times) => times > most).length

const CONTROL_MS = 5_000

/** Whether it sees codes that nobody sends, which is so while no worker runs. */
export async function seesUnsentCodes(): Promise<boolean> {
  const letGo = [await withoutSecond('worker-app1')(), await withoutSecond('worker-app2')()]
  const end = await startCodesBeside({ askEveryMs: 1_000, sentWithinMs: 2_000 })
  await sleep(CONTROL_MS)
  const { tried, bad } = await end()
  for (const start of letGo) await start()
  return tried > 0 && bad > 0
}
