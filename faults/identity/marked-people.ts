import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { getCaptcha, validateCaptcha } from '#contracts/captcha.ts'
import {
  getMe,
  getOtp,
  listSessions,
  logout,
  refreshToken,
  requestOtp,
  signup,
  validateOtp,
} from '#contracts/identity.ts'
import { beginPasskey, beginPasskeySignIn, listPasskeys, signInByPasskey } from '#contracts/passkey.ts'
import { contact } from '#contracts/contact.ts'
import { urlOf } from '#platform/http/serve.ts'

export type Marks = {
  readonly numbers: string[]
  readonly codes: string[]
  readonly tokens: string[]
  readonly names: string[]
}

/** Everything these people typed, got or were called, and every refusal they saw. */
export async function driveAll(
  app: FastifyInstance,
  numbers: readonly string[],
  codeOf: (number: string) => Promise<string>,
): Promise<{ marks: Marks; refusals: string[] }> {
  const marks: Marks = { numbers: [...numbers], codes: [], tokens: [], names: [] }
  const refusals: string[] = []
  for (const [place, number] of numbers.entries()) {
    const call = caller(app, refusals, `198.18.${place >> 8}.${place & 255}`)
    const wrong = String(randomInt(0, 1e8)).padStart(8, '0')
    const name = `Marked${randomInt(1e9, 9e9)}`
    marks.codes.push(wrong)
    marks.names.push(name)
    await signInOne(call, { number, wrong, code: () => codeOf(number), marks })
    await elsewhere(call, { number, name })
  }
  return { marks, refusals }
}
driveAll.lastRequest = ''

type Caller = (
  method: 'GET' | 'POST',
  url: string,
  payload?: unknown,
  token?: string,
) => Promise<{ result?: { token?: string; challengeId?: string } }>

function caller(app: FastifyInstance, refusals: string[], address: string): Caller {
  return async (method, url, payload, token) => {
    const headers = {
      'x-client': app.clientName,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const request: InjectOptions = {
      method,
      url,
      headers,
      ...(payload !== undefined && { payload: payload as string | object }),
    }
    driveAll.lastRequest = JSON.stringify(request)
    const answer = await app.inject(request)
    if (answer.statusCode >= 400) refusals.push(answer.body)
    return answer.json()
  }
}

type One = {
  readonly number: string
  readonly wrong: string
  readonly code: () => Promise<string>
  readonly marks: Marks
}

async function signInOne(call: Caller, { number, wrong, code, marks }: One): Promise<void> {
  const { result } = await call('POST', urlOf(requestOtp), { phoneNumber: number })
  await call('GET', `${urlOf(getOtp)}?phoneNumber=${number}`)
  const login = { phoneNumber: number, version: '8.1', challengeId: result?.challengeId }
  await call('POST', urlOf(validateOtp), { ...login, password: wrong })
  const password = await code()
  marks.codes.push(password)
  const token = (await call('POST', urlOf(validateOtp), { ...login, password })).result?.token ?? ''
  if (token === '') throw new Error('a marked person could not sign in, so nothing was driven')
  marks.tokens.push(token)
  for (const { url } of [getMe, listSessions, listPasskeys].map((read) => ({ url: urlOf(read) })))
    await call('GET', url, undefined, token)
  await call('POST', urlOf(beginPasskey), {}, token)
  const next = (await call('POST', urlOf(refreshToken), {}, token)).result?.token ?? ''
  marks.tokens.push(next)
  await call('POST', urlOf(logout), { allDevices: true }, next)
  await call('GET', urlOf(getMe), undefined, token)
}

/** Other places where people type their number, and deliberately broken requests. */
async function elsewhere(call: Caller, { number, name }: { number: string; name: string }): Promise<void> {
  const person = { phoneNumber: number, fullName: name, email: `${name}@example.com`, consent: true }
  await call('POST', urlOf(signup), { ...person, captchaToken: number })
  await call('POST', urlOf(signup), `{"phoneNumber":"${number}","fullName":"${name}"`)
  await call('POST', urlOf(contact), { body: `My number is ${number}, please call.`, name, phone: number })
  await call('GET', `${urlOf(getCaptcha)}?type=${number}`)
  await call('POST', urlOf(validateCaptcha), { captchaId: number, answer: name })
  await call('POST', urlOf(beginPasskeySignIn), {})
  await call('POST', urlOf(signInByPasskey), { ceremonyId: number, response: { id: name } })
  await call('GET', `/gw/nowhere/${number}?name=${name}`)
  await call('GET', `/gw/%E0%A4%A?phoneNumber=${number}`)
}
