import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCaptcha, validateCaptcha, type CaptchaType, type ProofOfWork } from '#contracts/captcha.ts'
import { signup, validateOtp } from '#contracts/identity.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock, systemClock, type Clock } from '#platform/clock/clock.ts'
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
import { LETTERS_AFTER_MS, makeHumanCheck } from './human-check.ts'
import { makeSeal } from './seal.ts'
import { FAILURES_TO_SLOW, WORK_STEPS } from './work-for.ts'

let site: TestIdentity
beforeAll(async () => {
  site = await identityApp()
})

type Asked = { captchaId: string; proofOfWork: ProofOfWork; image: string | null }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ask = async (type: CaptchaType, headers = {}) =>
  answered<Asked>(await site.get(`${urlOf(getCaptcha)}?type=${type}`, headers))
const validate = async (captchaId: string, answer: string, headers = {}) =>
  answered<{ captchaToken: string }>(await site.post(urlOf(validateCaptcha), { captchaId, answer }, headers))

function solve({ challenge, salt, signature, algorithm, maxNumber }: ProofOfWork): string {
  const isIt = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge
  let number = 0
  while (number < maxNumber && !isIt(number)) number += 1
  return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
}
/** Reads the letters with the key; without it only the picture shows them. */
const lettersOf = (captchaId: string): string =>
  (makeSeal(deriveKeys(SECRET).humanCheck).open(captchaId) as { letters: string }).letters
const passed = async (type: CaptchaType): Promise<string> => {
  const { captchaId, proofOfWork } = (await ask(type)).result
  return (await validate(captchaId, solve(proofOfWork))).result.captchaToken
}

const WHERE = { address: '198.51.100.7' }
/** A process of its own with a clock we move: letters are offered only after a wait. */
function checkAt(clock: Clock, cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])) {
  const run = randomUUID()
  const keys = deriveKeys(SECRET)
  const tag = (text: string) => keys.tag(run + text)
  const check = makeHumanCheck({ db: site.db, cache, clock, keys: keys.humanCheck, tag, onError: () => {} })
  const asked = async (type: CaptchaType, more: object = {}) => {
    const answer = await check.ask({ type, ...WHERE, ...more })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  return { check, asked, close: () => cache.close() }
}

describe('the human check', () => {
  it('S-281 a check with an id, work and no picture: letters are read by any program', async () => {
    const { status, result } = await ask('LOGIN')
    expect(status).toBe(200)
    expect(result.image).toBeNull()
    expect(JSON.stringify(result)).not.toMatch(/https?:/)
    expect((await validate(result.captchaId, 'ACEFH')).status).toBe(400)
  })

  it('S-281 letters after the work was tried for a while: a picture made here of at most 6 KB', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const { check, asked, close } = checkAt(clock)
    const tried = (await asked('LOGIN')).captchaId
    expect(await check.ask({ type: 'LOGIN', ...WHERE, instead: tried })).toMatchObject({
      code: 'RATE_LIMITED',
    })
    clock.forward(LETTERS_AFTER_MS)
    const { captchaId, image } = await asked('LOGIN', { instead: tried })
    expect(image).toMatch(/^data:image\/png;base64,/)
    expect(image?.length).toBeLessThan(6 * 1024)
    expect(captchaId).not.toContain(lettersOf(captchaId))
    expect(await check.ask({ type: 'LOGIN', ...WHERE, instead: tried })).toMatchObject({
      code: 'CAPTCHA_INVALID',
    })
    expect(await check.ask({ type: 'SIGNUP', ...WHERE, instead: captchaId })).toMatchObject({
      code: 'CAPTCHA_INVALID',
    })
    expect((await asked('LOGIN', { instead: captchaId })).image).not.toBeNull()
    await close()
  })

  it('letters have a tenth of what an address may ask for', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const { check, asked, close } = checkAt(clock)
    const tried = []
    for (let at = 0; at < 70; at += 1) tried.push((await asked('LOGIN')).captchaId)
    clock.forward(LETTERS_AFTER_MS)
    const answers = []
    for (const instead of tried) answers.push(await check.ask({ type: 'LOGIN', ...WHERE, instead }))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(60)
    await close()
  })

  it('every failure of an address makes its work harder, up to what a cheap phone does in three seconds', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const { check, asked, close } = checkAt(clock)
    const work = async () => (await asked('LOGIN')).proofOfWork.maxNumber
    const fail = async (times: number) => {
      for (let at = 0; at < times; at += 1)
        await check.answer((await asked('LOGIN')).captchaId, 'ACEFH', WHERE.address)
    }
    expect(await work()).toBe(WORK_STEPS[0])
    await fail(3)
    expect(await work()).toBe(WORK_STEPS[1])
    await fail(7)
    expect(await work()).toBe(WORK_STEPS[2])
    expect((await asked('LOGIN', { address: '198.51.100.8' })).proofOfWork.maxNumber).toBe(WORK_STEPS[0])
    await close()
  })

  it('beyond that the address is slowed, not the phone', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const { check, asked, close } = checkAt(clock)
    for (let at = 0; at < FAILURES_TO_SLOW; at += 1) check.failed(WHERE.address)
    await expect
      .poll(async () => (await asked('LOGIN')).proofOfWork.maxNumber, { interval: 5 })
      .toBe(WORK_STEPS[2])
    const answers = []
    for (let at = 0; at < 90; at += 1) answers.push(await check.ask({ type: 'LOGIN', ...WHERE }))
    expect(answers.some((answer) => !answer.ok && answer.code === 'RATE_LIMITED')).toBe(true)
    expect(answers.filter((answer) => answer.ok).length).toBeLessThanOrEqual(60)
    await close()
  })

  it('S-282 the phone works, once', async () => {
    const { captchaId, proofOfWork } = (await ask('LOGIN')).result
    const answer = solve({ ...proofOfWork })
    expect(await validate(captchaId, answer)).toMatchObject({
      status: 200,
      result: { captchaToken: expect.any(String) },
    })
    expect(await validate(captchaId, answer)).toMatchObject({ status: 400, code: 'CAPTCHA_INVALID' })
  }, 60_000)

  it('S-282 work done for another check is none for this one', async () => {
    const [first, second] = [(await ask('LOGIN')).result, (await ask('LOGIN')).result]
    const answer = solve(first.proofOfWork)
    expect((await validate(second.captchaId, answer)).status).toBe(400)
    expect((await validate(first.captchaId, answer)).status).toBe(200)
  }, 60_000)

  it('S-282 the letters, in any case; wrong ones end the check', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const { check, asked, close } = checkAt(clock)
    const tried = [(await asked('LOGIN')).captchaId, (await asked('LOGIN')).captchaId]
    clock.forward(LETTERS_AFTER_MS)
    const letters = async (instead = '') => (await asked('LOGIN', { instead })).captchaId
    const [good, bad] = [await letters(tried[0]), await letters(tried[1])]
    const say = (captchaId: string, answer: string) => check.answer(captchaId, answer, WHERE.address)
    expect((await say(good, lettersOf(good).toLowerCase())).ok).toBe(true)
    expect((await say(bad, '00000')).ok).toBe(false)
    expect((await say(bad, lettersOf(bad))).ok).toBe(false)
    await close()
  })

  it('S-229 S-281 S-282 S-326 401 without the bearer where the seed asks for it, 200 with it', async () => {
    expect(await ask('FTTH_ACCOUNT')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    const headers = bearer((await site.signIn(aNumber())).token)
    const { status, result } = await ask('FTTH_ACCOUNT', headers)
    expect(status).toBe(200)
    const answer = solve(result.proofOfWork)
    expect((await validate(result.captchaId, answer)).status).toBe(401)
    expect((await validate(result.captchaId, answer, headers)).status).toBe(200)
  }, 60_000)

  it.each(['nonsense', 'A'.repeat(200)])('400 an id that is none: %s', async (captchaId) => {
    expect((await validate(captchaId, 'ACEFH')).status).toBe(400)
  })

  it('a token is good once, for its own kind, and for five minutes', async () => {
    const clock = fixedClock('2026-11-15T05:30:00Z')
    const { check, asked, close } = checkAt(clock)
    const token = async () => {
      const tried = (await asked('LOGIN')).captchaId
      clock.forward(LETTERS_AFTER_MS)
      const { captchaId } = await asked('LOGIN', { instead: tried })
      const answer = await check.answer(captchaId, lettersOf(captchaId), WHERE.address)
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
    await close()
  }, 60_000)

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
