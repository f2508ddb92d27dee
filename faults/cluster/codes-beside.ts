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

const GUESS_EVERY_MS = 500
/** Often enough to meet every loss, and below what one address may ask for in ten minutes. */
const ASK_EVERY_MS = 6_000
/** As many as a code can bear; what is judged beyond them was counted by somebody who forgot. */
const TRIES = 3
const WRONG = '000000'

const numberAt = (at: number): string => `9596914${String(at % 100_000).padStart(5, '0')}`
const headers = { 'content-type': 'application/json', 'x-client': `${brand.slug}-web` }

type Told = { readonly code?: string; readonly result?: { readonly challengeId?: string } }

/** Codes are asked for and guessed at while something is lost. Bad: one more guess than a code bears is judged, or a code nobody will send. */
export async function startCodesBeside() {
  const client = openEdgeClient()
  const db = makeDatabase(ownerUrl(), { maxConnections: 1 })
  const first = Math.floor(systemClock.now().getTime() / 1_000)
  const accepted: string[] = []
  const judged = new Map<string, number>()
  let [over, current] = [false, '']

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
    if (code === 'OTP_INVALID' || code === 'SUCCESS') judged.set(number, (judged.get(number) ?? 0) + 1)
  }

  const every = async (ms: number, work: (at: number) => Promise<void>): Promise<void> => {
    for (let at = 0; !over; at += 1) {
      // What is lost in between has no answer; it is judged at the end.
      await work(at).catch(() => {})
      await sleep(ms)
    }
  }
  const working = Promise.all([every(ASK_EVERY_MS, askForOne), every(GUESS_EVERY_MS, guess)])

  return async (): Promise<Count> => {
    over = true
    await working
    client.close()
    const { rows } = await sql<{ recipient: string }>`
      select distinct recipient from sms_message where recipient = any(${accepted})`.execute(db)
    await db.destroy()
    const guessed = [...judged.values()].filter((times) => times > TRIES).length
    return { tried: accepted.length + judged.size, bad: accepted.length - rows.length + guessed }
  }
}
