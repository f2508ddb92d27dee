import { randomUUID } from 'node:crypto'
import type { CaptchaType } from '#contracts/captcha.ts'
import { proveNumber, requestOtp, type ContactPurpose, type OtpView } from '#contracts/identity.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeSeal } from './human-check/seal.ts'
import { deriveKeys } from './identity-keys.ts'
import { aNumber, answered, SECRET, type TestIdentity } from './test-identity-app.ts'

const MINUTE_MS = 60_000

/** A solved human check. */
export const humanToken = (type: CaptchaType): string =>
  makeSeal(deriveKeys(SECRET).humanCheck).close({
    use: 'passed',
    id: randomUUID(),
    type,
    until: systemClock.now().getTime() + MINUTE_MS,
  })

/** A number of another network. */
export const offNetNumber = (): string => aNumber().replace(/^9596\d/, '95977')

/** Somebody without an account who uses the site. */
export function guestOf(site: TestIdentity) {
  const ask = async (phoneNumber: string, purpose: ContactPurpose = 'CONTACT', more: object = {}) =>
    answered<OtpView>(
      await site.post(urlOf(requestOtp), {
        phoneNumber,
        purpose,
        captchaToken: humanToken(purpose),
        ...more,
      }),
    )
  const prove = async (phoneNumber: string, challengeId: string, otp: string, purpose: string = 'CONTACT') =>
    answered<{ token: string; expiresIn: number }>(
      await site.post(urlOf(proveNumber), { phoneNumber, purpose, challengeId, otp }),
    )
  const codeOf = (number: string) => site.inbox.findLast(({ to }) => to === number)?.code ?? ''
  return {
    ask,
    prove,
    codeOf,
    async token(number: string, purpose: ContactPurpose = 'CONTACT'): Promise<string> {
      const { result } = await ask(number, purpose)
      return (await prove(number, result.challengeId, codeOf(number), purpose)).result.token
    },
  }
}
