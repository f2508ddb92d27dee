import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { validateOtp } from '#contracts/identity.ts'
import { urlOf } from '#platform/http/serve.ts'
import { answered, identityApp, identityAppOver } from './test-identity-app.ts'

const [one, two, three] = [1, 2, 3].map(() => randomBytes(32).toString('hex'))
let next = 0
const aNumber = () => `95969${String(3_000_000 + (next += 1))}`

/** Requested with one key ring, typed in with another. */
async function askedAndTyped(before: string, after: string): Promise<string> {
  const asking = await identityApp({ secret: before })
  const typing = await identityAppOver(asking.db, asking.url, { secret: after })
  const number = aNumber()
  await asking.db.insertInto('line').values({ number, state: 'ACTIVE' }).execute()
  const { result } = await asking.askCode(number)
  const login = {
    phoneNumber: number,
    password: asking.inbox.at(-1)?.code ?? '',
    version: '8.1',
    challengeId: result.challengeId,
  }
  return answered(await typing.post(urlOf(validateOtp), login)).code
}

describe('a code that was asked for before the key was replaced', () => {
  it.each([
    ['by a key without an id', `${one}`, `b:${two},${one}`],
    ['by a key that got its id with the new one', `${one}`, `b:${two},a:${one}`],
    ['by a named key', `a:${one}`, `b:${two},a:${one}`],
    ['two keys ago', `a:${one}`, `c:${three},b:${two},a:${one}`],
    ['by the new key, typed in where it does not sign yet', `b:${two},${one}`, `${one},b:${two}`],
  ])('%s is right', async (_, before, after) => {
    expect(await askedAndTyped(before, after)).toBe('SUCCESS')
  })

  it('control: is wrong where its key was taken away', async () => {
    expect(await askedAndTyped(`${one}`, `b:${two}`)).toBe('OTP_INVALID')
    expect(await askedAndTyped(`a:${one}`, `b:${two}`)).toBe('OTP_INVALID')
  })

  it('what is kept of it names its key', async () => {
    const { db, askCode } = await identityApp({ secret: `b:${two},a:${one}` })
    await askCode(aNumber())
    const { mac } = await db.selectFrom('otp_challenge').select('mac').executeTakeFirstOrThrow()
    expect(mac.subarray(32).toString()).toBe('b')
  })
})
