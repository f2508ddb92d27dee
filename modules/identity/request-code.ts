import type { CaptchaType } from '#contracts/captcha.ts'
import { CONTACT_PURPOSES, type OtpView, type RequestProof } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { refused, type Answer } from '#platform/errors/answer.ts'
import type { Codes, CodeSms } from './codes.ts'
import { provenRequest } from './device-proof.ts'
import type { HumanCheck } from './human-check/human-check.ts'
import type { LineDirectory } from './line-directory.ts'
import type { Purpose } from './one-time-code.ts'
import type { SendLimits } from './send-limits.ts'
import { makeStrangerStore } from './stranger-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly codes: Codes
  readonly limits: SendLimits
  readonly lines: LineDirectory
  readonly humanCheck: HumanCheck
}

export type PublicRequest = {
  readonly phoneNumber: string
  readonly purpose: Purpose
  readonly sms: CodeSms
  readonly captcha: { readonly token: string | undefined; readonly type: CaptchaType }
  readonly lang: Lang
  readonly address: string
  readonly detail?: object
  readonly device?: RequestProof | undefined
}

export type RequestCode = (request: PublicRequest) => Promise<Answer<OtpView>>

const isForAnybody = (purpose: Purpose): boolean => CONTACT_PURPOSES.some((one) => one === purpose)

/**
 * A code for somebody who is not signed in. Every number takes the same path, known or not: only whether the message is really sent
 * differs, which shows neither in the answer nor in its time.
 */
export const makeRequestCode =
  ({ db, clock, codes, limits, lines, humanCheck }: Deps): RequestCode =>
  async ({ phoneNumber, purpose, sms, captcha, lang, address, detail, device: proof }) => {
    const number = parseMsisdn(phoneNumber)
    if (!number) return refused('NUMBER_INVALID')
    const human = captcha.token !== undefined && (await humanCheck.spend(captcha.token, captcha.type))
    if (captcha.token !== undefined && !human) return refused('CAPTCHA_INVALID')
    const apart = isForAnybody(purpose)
    if (apart && !human) return refused('CAPTCHA_REQUIRED')
    const device = provenRequest(proof, phoneNumber, clock.now())
    const isKnown = device !== null && (await makeStrangerStore(db).isKnownDevice(number, device))
    const [limited, line] = await Promise.all([
      limits.take({ number, address, human, device: isKnown ? device : null, apart }),
      lines.find(number),
    ])
    if (limited) return limited
    const more = { ...(detail && { detail }), ...(isKnown && { device }) }
    const request = { number, purpose, payload: '', lang, sms, line, human, ...more }
    return inTransaction(db, (tx) => codes.issue(tx, request))
  }
