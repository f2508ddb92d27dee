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
/** A code bears three; the third wrong one is already told that the code is over. */
const WRONG_TOLD = 2
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
  const judged = new Map<string, number>()
  let [over, current, taken] = [false, '', 0]

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
    current = number
  }

  async function guess(): Promise<void> {
    const number = current
    if (!number) return
    const body = { phoneNumber: number, password: WRONG, version: LOGIN_VERSION }
    const { code } = await tell(urlOf(validateOtp), body)
    if (code === 'SUCCESS') taken += 1
    if (code === 'OTP_INVALID') judged.set(number, (judged.get(number) ?? 0) + 1)
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
    const guessed = [...judged.values()].filter((times) => times > WRONG_TOLD).length
    const nothing = accepted.length === 0 || judged.size === 0 ? 1 : 0
    return { tried: accepted.length + judged.size, bad: lost + guessed + taken + nothing }
  }
}

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
