import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateOtp } from '#contracts/identity.ts'
import { toBurmeseDigits } from '#language/digits.ts'
import { urlOf } from '#platform/http/serve.ts'
import { aNumber, anAddress, answered, identityApp, OTP_URL, type TestIdentity } from './test-identity-app.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

const known = async (state = 'ACTIVE'): Promise<string> => {
  const number = aNumber()
  await site.db.insertInto('line').values({ number, state }).execute()
  return number
}
const codeOf = (number: string): string => site.inbox.findLast(({ to }) => to === number)?.code ?? ''
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')
const guess = async (number: string, password: string, more: object = {}) =>
  answered<{ token: string; username: string }>(
    await site.post(urlOf(validateOtp), { phoneNumber: number, password, version: '8.1', ...more }),
  )
/** Skips the limits in Redis, whose clock a test cannot move. */
const issue = (number: string, human = false) =>
  site.db.transaction().execute((tx) =>
    site.identity.codes.issue(tx, {
      number,
      purpose: 'LOGIN',
      payload: '',
      lang: 'en',
      sms: { template: 'login', slots: {} },
      line: { state: 'ACTIVE', simChangedAt: null },
      human,
    }),
  )
/** Moves everything that was done for this number so far into the past. */
const age = async (number: string, interval: string) => {
  await sql`update otp_challenge set created_at = created_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
    where number = ${number}`.execute(site.db)
  await sql`update otp_number set failed_at = array(select f - ${interval}::interval from unnest(failed_at) f)
    where number = ${number}`.execute(site.db)
}

describe('asking for a code', () => {
  it('S-273 POST sends one code of six digits in the language asked for', async () => {
    const number = await known()
    const answer = await site.askCode(number)
    expect(answer).toMatchObject({
      status: 200,
      result: {
        codeLength: 6,
        attemptsLeft: 3,
        expiresIn: 180,
        resendAfter: 30,
        nextStep: 'ENTER_CODE',
        channel: 'SMS',
      },
    })
    expect(answer.result.challengeId).toMatch(/^[0-9a-f]{32}$/)
    const sent = site.inbox.filter(({ to }) => to === number)
    expect(sent).toEqual([
      { to: number, code: expect.stringMatching(/^[0-9]{6}$/), template: 'login', lang: 'en' },
    ])
  })

  it('S-272 GET sends one code from our own page, and is stored by no cache', async () => {
    const number = await known()
    const response = await site.get(`${OTP_URL}?phoneNumber=${number}`, { 'sec-fetch-site': 'same-origin' })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(codeOf(number)).toMatch(/^[0-9]{6}$/)
  })

  it.each([
    ['without the client header', { 'x-client': '' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['with a foreign origin', { origin: 'https://elsewhere.example' }],
    ['fetched ahead', { 'sec-purpose': 'prefetch' }],
  ])('S-272 403 GET and POST %s, and no SMS', async (_, headers) => {
    const number = await known()
    const answers = await Promise.all([
      site.get(`${OTP_URL}?phoneNumber=${number}`, headers),
      site.post(OTP_URL, { phoneNumber: number }, headers),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect(codeOf(number)).toBe('')
  })

  it('an origin on the list may ask', async () => {
    const headers = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }
    expect((await site.post(OTP_URL, { phoneNumber: await known() }, headers)).statusCode).toBe(200)
  })

  it.each(['12345', '0699', '+1 202 555 0100', 'ann'])('400 %s is no number', async (phoneNumber) => {
    expect(await site.askCode(phoneNumber)).toMatchObject({ status: 400, code: 'NUMBER_INVALID' })
  })

  it('the same answer for known, unknown, off-net and barred numbers; SMS only for the first', async () => {
    const numbers = [await known(), aNumber(), '959777123456', await known('BARRED')]
    const answers = await Promise.all(numbers.map((number) => site.askCode(number)))
    const shapes = answers.map(({ status, code, result }) => ({
      status,
      code,
      keys: Object.keys(result),
      length: result.codeLength,
    }))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect(numbers.map((number) => codeOf(number) !== '')).toEqual([true, false, false, false])
  })

  it('429 again too soon, by the ladder 30, 60; a new code kills the old', async () => {
    const number = await known()
    const first = await site.askCode(number)
    const oldCode = codeOf(number)
    expect(await site.askCode(number)).toMatchObject({ status: 429, code: 'OTP_TOO_SOON', retryAfterSec: 30 })
    await age(number, '31 seconds')
    const second = await site.askCode(number)
    expect(second).toMatchObject({ status: 200, result: { resendAfter: 60 } })
    expect(await guess(number, oldCode, { challengeId: first.result.challengeId })).toMatchObject({
      status: 410,
    })
    expect(await guess(number, codeOf(number), { challengeId: second.result.challengeId })).toMatchObject({
      status: 200,
    })
  })

  it('429 at most 3 in ten minutes, 6 in an hour, 10 in a day, however long one waits between', async () => {
    const number = await known()
    const outcomes: string[] = []
    for (let round = 0; round < 23; round += 1) {
      const answer = await issue(number)
      outcomes.push(answer.ok ? 'SENT' : answer.code)
      await age(number, round < 6 ? '3 minutes' : '61 minutes')
    }
    expect(outcomes.filter((outcome) => outcome === 'SENT')).toHaveLength(10)
    expect(outcomes.slice(0, 4)).toEqual(['SENT', 'SENT', 'SENT', 'OTP_TOO_SOON'])
    expect(outcomes.at(-1)).toBe('OTP_DAILY_LIMIT')
  })
})

describe('using a code', () => {
  it('S-274 S-199 S-201 S-204 S-207 the right code gives username and an opaque token', async () => {
    const number = await known()
    const { result } = await site.askCode(number)
    const opened = await guess(number, codeOf(number), {
      challengeId: result.challengeId,
      deviceName: 'Phone',
    })
    expect(opened.status).toBe(200)
    expect(opened.result.username).toBe(`0${number.slice(2, -6)}•••${number.slice(-3)}`)
    expect(opened.result.token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(opened.result)).not.toContain(codeOf(number))
  })

  it('S-204 S-296 the three fields of the seed are enough', async () => {
    const number = await known()
    await site.askCode(number)
    expect(await guess(number, codeOf(number))).toMatchObject({ status: 200 })
  })

  it('S-223 Burmese digits are the same code', async () => {
    const number = await known()
    await site.askCode(number)
    expect(await guess(number, toBurmeseDigits(codeOf(number)))).toMatchObject({ status: 200 })
  })

  it('S-274 410 a code works once', async () => {
    const number = await known()
    const { result } = await site.askCode(number)
    const [code, id] = [codeOf(number), { challengeId: result.challengeId }]
    expect(await guess(number, code, id)).toMatchObject({ status: 200 })
    expect(await guess(number, code, id)).toMatchObject({ status: 410, code: 'OTP_EXPIRED' })
  })

  it('S-274 410 after three minutes by the clock of the database', async () => {
    const number = await known()
    const { result } = await site.askCode(number)
    await age(number, '181 seconds')
    expect(await guess(number, codeOf(number), { challengeId: result.challengeId })).toMatchObject({
      status: 410,
    })
  })

  it('S-274 422 wrong twice, then the code is dead, and the right one comes too late', async () => {
    const number = await known()
    const { result } = await site.askCode(number)
    const code = codeOf(number)
    const id = { challengeId: result.challengeId }
    const answers = [
      await guess(number, wrong(code), id),
      await guess(number, wrong(code), id),
      await guess(number, wrong(code), id),
    ]
    expect(answers.map(({ status, code: said }) => [status, said])).toEqual([
      [422, 'OTP_INVALID'],
      [422, 'OTP_INVALID'],
      [410, 'OTP_EXPIRED'],
    ])
    await age(number, '31 seconds')
    expect(await guess(number, code, id)).toMatchObject({ status: 410 })
  })

  it.each([
    ['letters in the code', { password: 'abcdef' }, 400, 'VALIDATION'],
    ['five digits', { password: '12345' }, 400, 'VALIDATION'],
    ['no number', { phoneNumber: 'me' }, 400, 'NUMBER_INVALID'],
    ['S-296 another version', { version: '8.0' }, 426, 'CLIENT_OUTDATED'],
  ])('%s is refused before anything is checked', async (_, change, status, code) => {
    const body = { phoneNumber: aNumber(), password: '123456', version: '8.1', ...change }
    expect(answered(await site.post(urlOf(validateOtp), body))).toMatchObject({ status, code })
  })

  it('410 nothing was ever asked for', async () => {
    expect(await guess(aNumber(), '123456')).toMatchObject({ status: 410 })
  })

  it('429 ten failures in a day stand with the number: new codes reset nothing, and nothing more is checked', async () => {
    const number = await known()
    let checked = 0
    for (let round = 0; round < 15; round += 1) {
      const asked = await issue(number)
      const challengeId = asked.ok ? asked.value.challengeId : '0'.repeat(32)
      const answer = await guess(number, wrong(codeOf(number)), { challengeId })
      if (answer.code === 'OTP_INVALID') checked += 1
      await age(number, '65 minutes')
    }
    const failures = async () =>
      (
        await site.db
          .selectFrom('otp_number')
          .select('failed_at')
          .where('number', '=', number)
          .executeTakeFirstOrThrow()
      ).failed_at.length
    expect([checked, await failures()]).toEqual([10, 10])
    await sql`update otp_challenge set created_at = created_at - interval '2 days' where number = ${number}`.execute(
      site.db,
    )
    await issue(number)
    const answer = await guess(number, codeOf(number))
    expect(answer).toMatchObject({ status: 429, code: 'OTP_LOCKED' })
    expect(answer.retryAfterSec).toBeGreaterThan(3600)
  })

  it('403 fifty failures in a row: codes are off, also for asking', async () => {
    const number = await known()
    const { challengeId } = (await site.askCode(number)).result
    await site.db.updateTable('otp_number').set({ consecutive: 49 }).where('number', '=', number).execute()
    expect(await guess(number, wrong(codeOf(number)), { challengeId })).toMatchObject({ status: 422 })
    expect(await guess(number, codeOf(number), { challengeId })).toMatchObject({
      status: 403,
      code: 'OTP_OFF',
    })
    await age(number, '1 hour')
    expect(await site.askCode(number)).toMatchObject({ status: 403, code: 'OTP_OFF' })
  })

  it('twenty at once: one success', async () => {
    const number = await known()
    const { result } = await site.askCode(number)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guess(number, codeOf(number), { challengeId: result.challengeId })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a code of one thing is none of another', () => {
  it('other number, other purpose, other payload: never accepted; the very same: accepted', async () => {
    const { codes } = site.identity
    const [number, other] = [await known(), await known()]
    const line = { state: 'ACTIVE', simChangedAt: null } as const
    const sms = { template: 'shareData', slots: { amount: '100 MB', recipient: other, fee: '50' } } as const
    const request = { number, purpose: 'DATA_SHARE', payload: `100:${other}`, lang: 'en', sms, line } as const
    const issued = await site.db.transaction().execute((tx) => codes.issue(tx, request))
    const challengeId = issued.ok ? issued.value.challengeId : ''
    const right = {
      challengeId,
      number,
      purpose: 'DATA_SHARE',
      payload: `100:${other}`,
      code: codeOf(number),
    } as const
    const verify = (change: object) =>
      site.db.transaction().execute((tx) => codes.verify(tx, { ...right, ...change }))
    const refused = await Promise.all(
      [{ number: other }, { purpose: 'GIFT' }, { purpose: 'LOGIN' }, { payload: `900:${other}` }].map(verify),
    )
    expect(refused.map(({ ok }) => ok)).toEqual([false, false, false, false])
    expect(await guess(number, right.code, { challengeId })).toMatchObject({ status: 410 })
    expect((await verify({})).ok).toBe(true)
    expect((await verify({})).ok).toBe(false)
  })
})

describe('a lock by strangers', () => {
  it('does not reach codes inside a session, whose own failures lock them', async () => {
    const { codes } = site.identity
    const number = await known()
    const line = { state: 'ACTIVE', simChangedAt: null } as const
    const sms = { template: 'purchase', slots: { package: 'D1', price: '1000' } } as const
    const request = { number, purpose: 'PURCHASE', payload: 'D1', lang: 'en', sms, line } as const
    await issue(number)
    await sql`update otp_number set failed_at = array_fill(now(), array[10]), consecutive = 10`.execute(
      site.db,
    )
    expect(await guess(number, codeOf(number))).toMatchObject({ status: 429 })
    const inSession = async (code?: string) => {
      const asked = await site.db.transaction().execute((tx) => codes.issue(tx, request))
      const challengeId = asked.ok ? asked.value.challengeId : ''
      const tried = {
        challengeId,
        number,
        purpose: 'PURCHASE',
        payload: 'D1',
        code: code ?? codeOf(number),
      } as const
      return site.db.transaction().execute((tx) => codes.verify(tx, tried))
    }
    expect((await inSession()).ok).toBe(true)
    await age(number, '1 hour')
    await sql`update otp_number set failed_at = array_fill(now(), array[10]), consecutive = 10
      where number = ${`${number}+`}`.execute(site.db)
    expect(await inSession()).toMatchObject({ ok: false, code: 'OTP_LOCKED' })
  })
})

describe('under a spray', () => {
  it('eight digits and a human check for all; six-digit codes of before are dead; the right guess takes its failures back', async () => {
    const number = await known()
    const before = await site.askCode(number)
    const late = await known()
    await site.askCode(late)
    await guess(late, wrong(codeOf(late)))
    await sql`insert into otp_spray (day, shard, failed) values ((now() at time zone 'utc')::date, 99, 9899)`.execute(
      site.db,
    )
    try {
      expect(await guess(number, codeOf(number), { challengeId: before.result.challengeId })).toMatchObject({
        status: 410,
      })
      const next = await known()
      expect(await site.askCode(next)).toMatchObject({ status: 428, code: 'CAPTCHA_REQUIRED' })
      const issued = await issue(next, true)
      expect(issued).toMatchObject({ ok: true, value: { codeLength: 8 } })
      expect(await guess(next, codeOf(next))).toMatchObject({ status: 200 })
    } finally {
      await sql`delete from otp_spray`.execute(site.db)
    }
  })
})

describe('limits by address', () => {
  it('428 after sixty codes from one address, for whatever number', async () => {
    const headers = { 'x-forwarded-for': anAddress() }
    const statuses: number[] = []
    for (let round = 0; round < 62; round += 1) {
      statuses.push((await site.post(OTP_URL, { phoneNumber: aNumber() }, headers)).statusCode)
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(61)).toEqual([428])
  })
})
