import { randomUUID } from 'node:crypto'
import { brand } from '#brand'
import { CODE_LENGTHS, type OtpView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import { isOwnNumber, maskMsisdn } from '#contracts/msisdn.ts'
import type { QueueSms, RenewCode, SmsSlots, SmsTemplate } from '#modules/notify/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { afterCommit } from '#platform/db/in-transaction.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { makeCodeStore, type Issued, type Verdict } from './code-store.ts'
import type { LineStanding } from './line-directory.ts'
import { isAlarming, type NetworkCount } from './network-alarm.ts'
import { NEVER } from './never-sent.ts'
import {
  guessOf,
  hashPayload,
  macOf,
  newChallengeId,
  newCode,
  readTypedCode,
  type CodeKeys,
  type Purpose,
} from './one-time-code.ts'

type TemplateWithCode = {
  [T in SmsTemplate]: 'code' extends keyof SmsSlots<T> ? T : never
}[SmsTemplate]

/** The SMS template with the code; it names what the code confirms. */
export type CodeSms = {
  [T in TemplateWithCode]: { readonly template: T; readonly slots: Omit<SmsSlots<T>, 'code'> }
}[TemplateWithCode]

export type CodeRequest = {
  readonly number: string
  readonly purpose: Purpose
  /** What the code confirms, in a fixed spelling; verifying needs the same text. */
  readonly payload: string
  readonly lang: Lang
  readonly sms: CodeSms
  readonly line: LineStanding
  /** Whether a human check was passed. */
  readonly human?: boolean
  readonly detail?: object
  /** Thumbprint of the key that signed the request. */
  readonly device?: Buffer | null
}

export type Guess = {
  readonly challengeId: string
  readonly number: string
  readonly purpose: Purpose
  readonly payload: string
  readonly code: string
}

export type Codes = {
  /** Runs in the caller's transaction, so that a code exists exactly when what it confirms does. */
  issue(tx: Tx, request: CodeRequest): Promise<Answer<OtpView>>
  /**
   * A code is right at most once. Runs in the caller's transaction, where what the code authorises is written too. A refusal has been
   * counted there, so the caller must commit and not throw.
   */
  verify(tx: Tx, guess: Guess): Promise<Answer<void>>
}

type Alarm = (count: NetworkCount) => void
type Deps = {
  readonly keys: CodeKeys
  readonly queueSms: QueueSms
  readonly note: NoteSecurity
  readonly alarm: Alarm
}

const isOurs = (number: string): boolean => isOwnNumber(number, brand.ownNumbers.pattern)

export const makeCodes = ({ keys, queueSms, note, alarm }: Deps): Codes => ({
  async issue(tx, request) {
    const { number, purpose, payload, lang, sms, human = false, detail = null, device = null } = request
    const binding = { challengeId: newChallengeId(), number, purpose, payloadHash: hashPayload(payload) }
    const usual = newCode(CODE_LENGTHS.usual)
    const long = newCode(CODE_LENGTHS.highRisk)
    const smsId = randomUUID()
    const issued = await makeCodeStore(tx).issue({
      ...binding,
      macUsual: macOf(keys, binding, usual),
      macLong: macOf(keys, binding, long),
      human,
      smsId,
      sms: { ...sms, lang },
      detail,
      device,
      onNet: isOurs(number),
    })
    if (issued.outcome !== 'SENT') return issueRefusal(issued)
    const { network_sent: sent, network_most: most } = issued
    if (sent !== null && most !== null && isAlarming({ sent, most }))
      afterCommit(tx, () => alarm({ sent, most }))
    const code = issued.digits === CODE_LENGTHS.highRisk ? long : usual
    await queueSms(tx, {
      id: smsId,
      to: number,
      lang,
      template: sms.template,
      slots: { ...sms.slots, code },
      priority: 'code',
      validUntil: mayReceive(request, issued) ? issued.expires_at : NEVER,
    })
    // Noted for every number, whether a message will be sent or not.
    note({ event: 'CODE_SENT', number, device, what: purpose })
    return ok(viewOf(binding.challengeId, number, issued))
  },

  async verify(tx, { challengeId, number, purpose, payload, code }) {
    const binding = { challengeId, number, purpose, payloadHash: hashPayload(payload) }
    const verdict = await makeCodeStore(tx).verify(
      binding,
      guessOf(keys, binding, readTypedCode(code) ?? ''),
      null,
    )
    return verdict.outcome === 'RIGHT' ? ok(undefined) : guessRefusal(verdict)
  },
})

/**
 * True for our own active numbers; for other networks when the purpose allows it or the number has an account here. Nothing of this shows
 * outside.
 */
function mayReceive(
  { number, line }: CodeRequest,
  { off_net: offNet, has_account: hasAccount }: Issued,
): boolean {
  if (line.state !== 'UNKNOWN') return line.state === 'ACTIVE'
  return (offNet || hasAccount) && !isOurs(number)
}

const TRIES = 3

const viewOf = (challengeId: string, number: string, issued: Issued): OtpView => ({
  challengeId,
  codeLength: issued.digits,
  attemptsLeft: TRIES,
  maskedPhone: maskMsisdn(number),
  expiresIn: issued.life_seconds,
  resendAfter: issued.wait_seconds,
  nextStep: 'ENTER_CODE',
  channel: 'SMS',
})

function issueRefusal({ outcome, wait_seconds: wait }: Issued): Refused {
  switch (outcome) {
    case 'CAPTCHA':
      return refused('CAPTCHA_REQUIRED')
    case 'OFF':
      return codesAreOff()
    case 'DAILY':
      return refused('OTP_DAILY_LIMIT', { retryAfterSec: wait })
    case 'NETWORKS':
      return refused('OTP_NETWORKS_LIMIT', { retryAfterSec: wait })
    default:
      return refused('OTP_TOO_SOON', { retryAfterSec: wait })
  }
}

const codesAreOff = () => refused('OTP_OFF', { slots: { ussd: brand.ussd.readCode } })

export function guessRefusal({ outcome, tries_left: left, wait_seconds: wait }: Verdict): Refused {
  switch (outcome) {
    case 'OFF':
      return codesAreOff()
    case 'LOCKED':
      return refused('OTP_LOCKED', { retryAfterSec: wait ?? 60, slots: { n: Math.ceil((wait ?? 60) / 60) } })
    case 'WRONG':
      return left ? refused('OTP_INVALID', { slots: { n: left } }) : refused('OTP_EXPIRED')
    default:
      return refused('OTP_EXPIRED')
  }
}

/** Replaces a code whose message may have been lost: the old code ends, and the same text is sent with a new one. */
export const makeRenewCode =
  ({ keys, queueSms }: Pick<Deps, 'keys' | 'queueSms'>): RenewCode =>
  async (tx, { id }) => {
    const store = makeCodeStore(tx)
    const lost = await store.lockBySms(id)
    if (!lost) return
    const code = newCode(lost.digits)
    const smsId = randomUUID()
    const { template, slots, lang } = lost.sms as CodeSms & { lang: Lang }
    await store.replaceCode(lost.challengeId, macOf(keys, lost, code), smsId)
    await queueSms(tx, {
      id: smsId,
      to: lost.number,
      lang,
      template,
      slots: { ...slots, code },
      priority: 'code',
      validUntil: lost.expiresAt,
      renews: id,
    })
  }
