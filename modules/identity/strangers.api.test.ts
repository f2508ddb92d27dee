import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestOtp, signedRequest, validateOtp } from '#contracts/identity.ts'
import { urlOf } from '#platform/http/serve.ts'
import { aBrowserKey } from './test-browser.ts'
import { aNumber, answered, identityApp, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

function aBrowser() {
  const prove = aBrowserKey()
  return {
    prove,
    async ask(number: string) {
      const at = new Date().toISOString()
      const device = { ...prove(signedRequest(number, at)), at }
      return answered<{ challengeId: string; codeLength: number }>(
        await site.post(urlOf(requestOtp), { phoneNumber: number, device }),
      )
    },
  }
}
type Browser = ReturnType<typeof aBrowser>

const codeOf = (number: string) => site.inbox.findLast(({ to }) => to === number)?.code ?? ''
const wrongFor = (number: string) => (codeOf(number).startsWith('0') ? '100000' : '000000')
const guess = async (number: string, password: string, more: object = {}) =>
  answered(await site.post(urlOf(validateOtp), { phoneNumber: number, password, version: '8.1', ...more }))
const enter = async (browser: Browser, number: string) => {
  const { result } = await browser.ask(number)
  const device = browser.prove(result.challengeId)
  return guess(number, codeOf(number), { challengeId: result.challengeId, device })
}
const aLine = async () => {
  const number = aNumber()
  await site.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
  return number
}
/** Skips the limits in Redis, whose clock a test cannot move. */
const askAsStranger = (number: string) =>
  site.db.transaction().execute((tx) =>
    site.identity.codes.issue(tx, {
      number,
      purpose: 'LOGIN',
      payload: '',
      lang: 'en',
      sms: { template: 'login', slots: {} },
      line: { state: 'ACTIVE', simChangedAt: null },
    }),
  )
const laterBy = (number: string, hours: number) =>
  sql`update otp_challenge set created_at = created_at - ${hours} * interval '1 hour' where number = ${number}`.execute(
    site.db,
  )
const aDayLater = (number: string) =>
  sql`update otp_challenge set created_at = created_at - interval '25 hours', expires_at = expires_at - interval '25 hours'
    where number = ${number}`.execute(site.db)
const triesOn = async (number: string) => {
  const { rows } = await sql<{
    n: number
  }>`select sum(blind_tries)::int as n from otp_challenge where number = ${number}`.execute(site.db)
  return rows[0]?.n
}
const switchOff = (number: string, hoursAgo: number) =>
  sql`insert into otp_number (number, consecutive, off_since) values (${number}, 50, now() - ${hoursAgo} * interval '1 hour')
    on conflict (number) do update set consecutive = 50, off_since = excluded.off_since`.execute(site.db)

describe('guesses that know only the number', () => {
  it('do not burn the code: ten wrong ones, and whoever has its id gets in', async () => {
    const number = await aLine()
    const { challengeId } = (await site.askCode(number)).result
    for (let at = 0; at < 9; at += 1)
      expect(await guess(number, wrongFor(number))).toMatchObject({ code: 'OTP_INVALID' })
    expect(await guess(number, wrongFor(number))).toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await guess(number, codeOf(number))).toMatchObject({ code: 'OTP_EXPIRED' })
    expect((await guess(number, codeOf(number), { challengeId })).status).toBe(200)
  })

  it('have ten tries on a number in a day: another code brings none, and its id still opens it', async () => {
    const number = await aLine()
    const guessTwice = async () => {
      expect(await askAsStranger(number)).toMatchObject({ ok: true })
      const said = [await guess(number, wrongFor(number)), await guess(number, wrongFor(number))]
      await laterBy(number, 2)
      return said.map(({ code }) => code)
    }
    for (let code = 0; code < 4; code += 1) expect(await guessTwice()).toEqual(['OTP_INVALID', 'OTP_INVALID'])
    expect(await guessTwice()).toEqual(['OTP_INVALID', 'OTP_EXPIRED'])
    expect(await guessTwice()).toEqual(['OTP_EXPIRED', 'OTP_EXPIRED'])
    expect(await triesOn(number)).toBe(10)
    const { challengeId } = (await site.askCode(number)).result
    expect(await guess(number, codeOf(number))).toMatchObject({ code: 'OTP_EXPIRED' })
    expect((await guess(number, codeOf(number), { challengeId })).status).toBe(200)
    await aDayLater(number)
    await askAsStranger(number)
    expect((await guess(number, codeOf(number))).status).toBe(200)
  })

  it('three fields still sign in', async () => {
    const number = await aLine()
    await site.askCode(number)
    expect(await guess(number, wrongFor(number))).toMatchObject({ code: 'OTP_INVALID' })
    expect((await guess(number, codeOf(number))).status).toBe(200)
  })

  it('lock nobody, and are counted for the whole site', async () => {
    const number = await aLine()
    const sprayed = async () =>
      Number(
        (await sql<{ sum: string }>`select coalesce(sum(failed), 0) as sum from otp_spray`.execute(site.db))
          .rows[0]?.sum,
      )
    const before = await sprayed()
    await site.askCode(number)
    for (let at = 0; at < 10; at += 1) await guess(number, wrongFor(number))
    expect((await sprayed()) - before).toBe(10)
    await laterBy(number, 1)
    const { challengeId } = (await site.askCode(number)).result
    expect((await guess(number, codeOf(number), { challengeId })).status).toBe(200)
  })
})

describe('a browser that signed in before', () => {
  it('has sends of its own: strangers who used up the day take none of them, nor its code', async () => {
    const number = await aLine()
    const mine = aBrowser()
    await enter(mine, number)
    await laterBy(number, 2)
    for (let at = 0; at < 10; at += 1) {
      await askAsStranger(number)
      await laterBy(number, 2)
    }
    expect(await askAsStranger(number)).toMatchObject({ code: 'OTP_DAILY_LIMIT' })
    const { result } = await mine.ask(number)
    const own = codeOf(number)
    await laterBy(number, 24)
    await sql`update otp_challenge set created_at = now() where device is not null and number = ${number}`.execute(
      site.db,
    )
    expect(await askAsStranger(number)).toMatchObject({ ok: true })
    const device = mine.prove(result.challengeId)
    expect((await guess(number, own, { challengeId: result.challengeId, device })).status).toBe(200)
  })

  it('is never off', async () => {
    const number = await aLine()
    const mine = aBrowser()
    await enter(mine, number)
    await laterBy(number, 2)
    await switchOff(number, 1)
    expect((await enter(mine, number)).status).toBe(200)
  })

  it('a key that never signed in here is nobody', async () => {
    const number = await aLine()
    await switchOff(number, 1)
    expect(await aBrowser().ask(number)).toMatchObject({ code: 'OTP_OFF' })
  })
})

describe('a number that was switched off', () => {
  it('has, after a day, codes of eight digits that work with their id only', async () => {
    const number = await aLine()
    await switchOff(number, 1)
    expect(await site.askCode(number)).toMatchObject({ code: 'OTP_OFF' })
    await switchOff(number, 25)
    const { result } = await site.askCode(number)
    expect(result.codeLength).toBe(8)
    expect(await guess(number, codeOf(number))).toMatchObject({ code: 'OTP_EXPIRED' })
    expect((await guess(number, codeOf(number), { challengeId: result.challengeId })).status).toBe(200)
  })

  it('is not switched off anew by another failure', async () => {
    const number = await aLine()
    await switchOff(number, 25)
    const { challengeId } = (await site.askCode(number)).result
    expect(await guess(number, '00000000', { challengeId })).toMatchObject({ code: 'OTP_INVALID' })
    await laterBy(number, 2)
    expect((await site.askCode(number)).status).toBe(200)
  })
})
