import { CODE_LENGTHS } from '#contracts/identity.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { SentCode } from './sent-code.ts'

const LIFE_MS = 180_000

/** For a code whose answer was lost on a bad network: the SMS may have arrived, and the number is enough to use it. */
export const lostCode = (phoneNumber: string, resendAt: number | null, now: number): SentCode => ({
  ask: { kind: 'LOGIN', phoneNumber },
  maskedPhone: maskMsisdn(phoneNumber),
  challengeId: null,
  codeLength: CODE_LENGTHS.usual,
  expiresAt: now + LIFE_MS,
  resendAt: resendAt ?? now,
  sends: 1,
})
