import type { OtpView } from '#contracts/identity.ts'

/** A requested code, with its times in milliseconds of this phone's clock. */
export type SentCode<Ask> = {
  readonly ask: Ask
  readonly maskedPhone: string
  /** Null when the answer was lost: the server then uses the number's pending code. */
  readonly challengeId: string | null
  readonly codeLength: number
  readonly expiresAt: number
  readonly resendAt: number
  /** How many codes were sent to this number in this flow. */
  readonly sends: number
}

export const toSentCode = <Ask>(ask: Ask, view: OtpView, sends: number, now: number): SentCode<Ask> => ({
  ask,
  maskedPhone: view.maskedPhone,
  challengeId: view.challengeId,
  codeLength: view.codeLength,
  expiresAt: now + view.expiresIn * 1000,
  resendAt: now + view.resendAfter * 1000,
  sends,
})
