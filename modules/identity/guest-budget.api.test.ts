import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { CodeSms } from './codes.ts'
import type { NetworkCount } from './network-alarm.ts'
import type { Purpose } from './one-time-code.ts'
import { guestOf, offNetNumber } from './test-guest.ts'
import { aNumber, identityApp, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

const SMS: CodeSms = { template: 'contact', slots: {} }

/** Skips the limits in Redis, whose clock a test cannot move. */
const issue = (number: string, purpose: Purpose, at = site) =>
  inTransaction(at.db, (tx) =>
    at.identity.codes.issue(tx, {
      number,
      purpose,
      payload: '',
      lang: 'en',
      sms: SMS,
      line: { state: 'ACTIVE', simChangedAt: null },
      human: true,
    }),
  )
const laterBy = (number: string, hours: number, at = site) =>
  sql`update otp_challenge set created_at = created_at - ${hours} * interval '1 hour' where number = ${number}`.execute(
    at.db,
  )
/** Requests codes one after the other, waiting as told, until one is refused. */
async function untilRefused(number: string, purpose: Purpose, at = site): Promise<[number, string]> {
  for (let sent = 0; sent < 20; sent += 1) {
    const answer = await issue(number, purpose, at)
    if (!answer.ok) return [sent, answer.code]
    await laterBy(number, 2, at)
  }
  return [20, 'no end']
}
const DAY = [10, 'OTP_DAILY_LIMIT']

describe('codes that anybody may send to a number', () => {
  it('take nothing from what its owner may ask for, signed in or not', async () => {
    const number = aNumber()
    expect(await untilRefused(number, 'CONTACT')).toEqual(DAY)
    expect(await issue(number, 'LOGIN')).toMatchObject({ ok: true })
    expect(await issue(number, 'GIFT')).toMatchObject({ ok: true })
    expect(await issue(number, 'GIFT')).toMatchObject({ code: 'OTP_TOO_SOON' })
  })

  it('a session that names another line counts among them, never among those of its owner', async () => {
    const number = aNumber()
    expect(await untilRefused(number, 'LINK_LINE')).toEqual(DAY)
    expect(await issue(number, 'TICKET')).toMatchObject({ code: 'OTP_DAILY_LIMIT' })
    expect(await issue(number, 'GIFT')).toMatchObject({ ok: true })
  })

  it('nor do wrong guesses at them lock its sign-in or its session', async () => {
    const number = aNumber()
    const guest = guestOf(site)
    await sql`insert into otp_number (number, failed_at, consecutive) values (${`${number}~`},
      array(select now() from generate_series(1, 9)), 1)`.execute(site.db)
    const asked = await issue(number, 'CONTACT')
    const challengeId = asked.ok ? asked.value.challengeId : ''
    expect(await guest.prove(number, challengeId, '000000')).toMatchObject({ code: 'OTP_INVALID' })
    expect(await guest.prove(number, challengeId, '000000')).toMatchObject({ code: 'OTP_LOCKED' })
    expect((await site.signIn(number)).token).toBeTruthy()
    const { rows } = await sql<{ number: string }>`select number from otp_number
      where cardinality(failed_at) > 0 and number like ${`${number}%`}`.execute(site.db)
    expect(rows).toEqual([{ number: `${number}~` }])
  })

  it('at once: a guest who asked does not keep the owner waiting', async () => {
    const number = aNumber()
    await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
    const guest = guestOf(site)
    expect((await guest.ask(number)).status).toBe(200)
    expect((await guest.ask(number)).code).toBe('OTP_TOO_SOON')
    expect((await site.askCode(number)).status).toBe(200)
  })
})

describe('codes to other networks', () => {
  const rule = (at: TestIdentity, perNumber: number, inAll: number) =>
    sql`insert into otp_network_rule (valid_from, per_number, in_all) values (platform.now(), ${perNumber}, ${inAll})`.execute(
      at.db,
    )
  const fresh = async () => {
    const alarms: NetworkCount[] = []
    return { alarms, own: await identityApp({ alarm: (count) => alarms.push(count) }) }
  }

  it('are three a day for a number', async () => {
    const number = offNetNumber()
    expect(await untilRefused(number, 'CONTACT')).toEqual([3, 'OTP_DAILY_LIMIT'])
    expect(await issue(number, 'TICKET')).toMatchObject({ code: 'OTP_DAILY_LIMIT' })
    await laterBy(number, 24)
    expect(await issue(number, 'TICKET')).toMatchObject({ ok: true })
  })

  it('are 2,000 a day in all, and the rule is a row', async () => {
    expect(await site.identity.networkCodes()).toMatchObject({ most: 2_000 })
    const { own } = await fresh()
    await rule(own, 1, 5)
    expect(await own.identity.networkCodes()).toEqual({ sent: 0, most: 5 })
    expect(await untilRefused(offNetNumber(), 'CONTACT', own)).toEqual([1, 'OTP_DAILY_LIMIT'])
  })

  it('in all means to the last one, however many ask at once; then in words, and ours go on', async () => {
    const { own, alarms } = await fresh()
    await rule(own, 3, 5)
    const answers = await Promise.all(Array.from({ length: 20 }, () => issue(offNetNumber(), 'CONTACT', own)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])))).toEqual(
      new Set(['OTP_NETWORKS_LIMIT']),
    )
    expect(await own.identity.networkCodes()).toEqual({ sent: 5, most: 5 })
    expect(new Set(alarms.map(({ sent }) => sent))).toEqual(new Set([4, 5]))
    expect(alarms).toHaveLength(2)
    const refusal = await guestOf(own).ask(offNetNumber())
    expect(refusal).toMatchObject({ status: 429, code: 'OTP_NETWORKS_LIMIT' })
    expect(refusal.retryAfterSec).toBeGreaterThan(0)
    expect(await issue(aNumber(), 'CONTACT', own)).toMatchObject({ ok: true })
    expect(await issue(offNetNumber(), 'SIGNUP', own)).toMatchObject({ ok: true })
  })

  it('a new day begins at nothing', async () => {
    const { own } = await fresh()
    await rule(own, 3, 1)
    await issue(offNetNumber(), 'CONTACT', own)
    expect(await issue(offNetNumber(), 'CONTACT', own)).toMatchObject({ code: 'OTP_NETWORKS_LIMIT' })
    await sql`update otp_network_day set day = day - 1`.execute(own.db)
    expect(await issue(offNetNumber(), 'CONTACT', own)).toMatchObject({ ok: true })
  })
})
