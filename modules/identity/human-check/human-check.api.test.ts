import { solveChallenge } from 'altcha-lib/v1'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCaptcha, validateCaptcha, type CaptchaType, type ProofOfWork } from '#contracts/captcha.ts'
import { signup, validateOtp } from '#contracts/identity.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { urlOf } from '#platform/http/serve.ts'
import { deriveKeys } from '../identity-keys.ts'
import {
  aNumber,
  answered,
  identityApp,
  identityAppOver,
  SECRET,
  type TestIdentity,
} from '../test-identity-app.ts'
import { makeHumanCheck } from './human-check.ts'
import { makeSeal } from './seal.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

type Asked = { captchaId: string; proofOfWork: ProofOfWork; image: string }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ask = async (type: CaptchaType, headers = {}) =>
  answered<Asked>(await site.get(`${urlOf(getCaptcha)}?type=${type}`, headers))
const validate = async (captchaId: string, answer: string, headers = {}) =>
  answered<{ captchaToken: string }>(await site.post(urlOf(validateCaptcha), { captchaId, answer }, headers))

async function solve({ challenge, salt, signature, algorithm, maxNumber }: ProofOfWork): Promise<string> {
  const solution = await solveChallenge(challenge, salt, algorithm, maxNumber).promise
  const payload = { algorithm, challenge, number: solution?.number, salt, signature }
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
/** Only whoever has the key can read what a person reads in the picture. */
const lettersOf = (captchaId: string): string =>
  (makeSeal(deriveKeys(SECRET).humanCheck).open(captchaId) as { letters: string }).letters
const passed = async (type: CaptchaType): Promise<string> => {
  const { captchaId } = (await ask(type)).result
  return (await validate(captchaId, lettersOf(captchaId))).result.captchaToken
}

describe('the human check', () => {
  it('S-281 a check with an id, a picture made here of at most 6 KB, and no outside address', async () => {
    const { status, result } = await ask('LOGIN')
    expect(status).toBe(200)
    expect(result.image).toMatch(/^data:image\/png;base64,/)
    expect(result.image.length).toBeLessThan(6 * 1024)
    expect(JSON.stringify(result)).not.toMatch(/https?:/)
    expect(result.captchaId).not.toContain(lettersOf(result.captchaId))
  })

  it('S-282 the phone works, once', async () => {
    const { captchaId, proofOfWork } = (await ask('LOGIN')).result
    const answer = await solve({ ...proofOfWork })
    expect(await validate(captchaId, answer)).toMatchObject({
      status: 200,
      result: { captchaToken: expect.any(String) },
    })
    expect(await validate(captchaId, answer)).toMatchObject({ status: 400, code: 'CAPTCHA_INVALID' })
  }, 60_000)

  it('S-282 work done for another check is none for this one', async () => {
    const [first, second] = [(await ask('LOGIN')).result, (await ask('LOGIN')).result]
    const answer = await solve(first.proofOfWork)
    expect((await validate(second.captchaId, answer)).status).toBe(400)
    expect((await validate(first.captchaId, answer)).status).toBe(200)
  }, 60_000)

  it('S-282 the letters, in any case; wrong ones end the check', async () => {
    const good = (await ask('LOGIN')).result.captchaId
    expect((await validate(good, lettersOf(good).toLowerCase())).status).toBe(200)
    const bad = (await ask('LOGIN')).result.captchaId
    expect((await validate(bad, '00000')).status).toBe(400)
    expect((await validate(bad, lettersOf(bad))).status).toBe(400)
  })

  it('S-229 S-281 S-282 401 without the bearer where the seed asks for it, 200 with it', async () => {
    expect(await ask('FTTH_ACCOUNT')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    const headers = bearer((await site.signIn(aNumber())).token)
    const { status, result } = await ask('FTTH_ACCOUNT', headers)
    expect(status).toBe(200)
    expect((await validate(result.captchaId, lettersOf(result.captchaId))).status).toBe(401)
    expect((await validate(result.captchaId, lettersOf(result.captchaId), headers)).status).toBe(200)
  })

  it.each(['nonsense', 'A'.repeat(200)])('400 an id that is none: %s', async (captchaId) => {
    expect((await validate(captchaId, 'ACEFH')).status).toBe(400)
  })

  it('a token is good once, for its own kind, and for five minutes', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
    const key = deriveKeys(SECRET).humanCheck
    const check = makeHumanCheck({ db: site.db, cache, clock, key, onError: () => {} })
    const token = async () => {
      const { captchaId } = await check.ask('LOGIN')
      const answer = await check.answer(captchaId, lettersOf(captchaId))
      return answer.ok ? answer.value.captchaToken : ''
    }
    const first = await token()
    expect([
      await check.spend(first, 'SIGNUP'),
      await check.spend(first, 'LOGIN'),
      await check.spend(first, 'LOGIN'),
    ]).toEqual([false, true, false])
    const late = await token()
    clock.forward(301_000)
    expect(await check.spend(late, 'LOGIN')).toBe(false)
    await cache.close()
  })

  it('is still good only once when Redis is gone', async () => {
    const deaf = await identityAppOver(site.db, site.url, {
      cache: makeCache(['redis://127.0.0.1:1']),
      clock: systemClock,
    })
    const token = await passed('LOGIN')
    const spent = await Promise.all([1, 2, 3].map(() => deaf.identity.humanCheck.spend(token, 'LOGIN')))
    expect(spent.filter(Boolean)).toHaveLength(1)
  })
})

describe('signup of somebody without our SIM', () => {
  const person = { fullName: 'Daw Khin Khin', email: 'khin@example.com', consent: true }
  const offNet = () => aNumber().replace(/^95969|^9596\d/, '95977')

  it('S-288 S-231 works without a token, sends a code to any network, and opens an account of its own kind', async () => {
    const phoneNumber = offNet()
    const response = await site.post(urlOf(signup), {
      ...person,
      phoneNumber,
      captchaToken: await passed('SIGNUP'),
    })
    expect(answered(response)).toMatchObject({ status: 200, result: { nextStep: 'ENTER_CODE' } })
    const { challengeId } = answered<{ challengeId: string }>(response).result
    const password = site.inbox.findLast(({ to }) => to === phoneNumber)?.code
    const body = { phoneNumber, password, version: '8.1', challengeId }
    expect(answered(await site.post(urlOf(validateOtp), body))).toMatchObject({
      status: 200,
      result: { accountType: 'FTTH_ONLY', isNewUser: true, lines: [] },
    })
    expect(
      await site.db.selectFrom('account').select('full_name').where('number', '=', phoneNumber).execute(),
    ).toEqual([{ full_name: 'Daw Khin Khin' }])
  })

  it.each([
    ['no check', {}, 400, 'VALIDATION'],
    ['a check that is none', { captchaToken: 'nonsense' }, 400, 'CAPTCHA_INVALID'],
    ['no consent', { captchaToken: 'x', consent: false }, 400, 'VALIDATION'],
  ])('%s is refused, and no code is sent', async (_, change, status, code) => {
    const phoneNumber = offNet()
    const response = await site.post(urlOf(signup), { ...person, phoneNumber, ...change })
    expect(answered(response)).toMatchObject({ status, code })
    expect(site.inbox.some(({ to }) => to === phoneNumber)).toBe(false)
  })

  it('a check for signing in does not open the signup', async () => {
    const body = { ...person, phoneNumber: offNet(), captchaToken: await passed('LOGIN') }
    expect(answered(await site.post(urlOf(signup), body))).toMatchObject({ code: 'CAPTCHA_INVALID' })
  })
})
