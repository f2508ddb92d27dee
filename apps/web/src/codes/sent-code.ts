import type { OtpView } from '#contracts/identity.ts'

/** A code that was asked for, with its moments in milliseconds of this phone's clock. */
export type SentCode<Ask> = {
  readonly ask: Ask
  readonly maskedPhone: string
  /** Null when the answer was lost on the way: the server then looks for the code that waits for the number. */
  readonly challengeId: string | null
  readonly codeLength: number
  readonly expiresAt: number
  readonly resendAt: number
  /** How often a code was sent to this number on this way. */
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
