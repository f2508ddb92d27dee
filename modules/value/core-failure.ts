import type { ErrorCode } from '#contracts/errors.ts'
import type { CoreAnswer, CoreRefusal } from './core.ts'
import type { Failure } from './move.ts'

/** The customer's refusal for each refusal of the core. */
const MEANS: Record<CoreRefusal, ErrorCode> = {
  INSUFFICIENT: 'INSUFFICIENT_BALANCE',
  INSUFFICIENT_POINTS: 'POINTS_INSUFFICIENT',
  INSUFFICIENT_SHAREABLE: 'INSUFFICIENT_SHAREABLE',
  LINE_UNKNOWN: 'RECIPIENT_INELIGIBLE',
  HOLD_GONE: 'OTP_EXPIRED',
  ALREADY_USED: 'UNDO_NOT_POSSIBLE',
  NOTHING_TO_REVERSE: 'UNDO_NOT_POSSIBLE',
  LATER_TIED: 'UNDO_LATER_HOLDS',
  ID_REUSED: 'DUPLICATE_REQUEST',
  ID_TOO_OLD: 'IDEMPOTENCY_KEY_INVALID',
  ABANDONED: 'UPSTREAM_TIMEOUT',
}

export const failureOf = ({ reason, missing }: CoreAnswer & { outcome: 'REFUSED' }): Failure => ({
  code: MEANS[reason],
  facts: missing === undefined ? {} : { n: missing },
})
