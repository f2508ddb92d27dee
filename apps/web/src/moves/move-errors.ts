import { ApiRefusal } from '../api/api-errors.ts'

/** A move that the operator's core has not answered yet, and the time by which an SMS tells its end. */
export type Checking = { readonly moveId: string; readonly time: string }

/** After these nobody knows whether value moved; everything else the server says is final. */
const UNDECIDED = ['RESULT_UNKNOWN', 'INTERNAL']

export const wasJudged = (error: unknown): boolean =>
  error instanceof ApiRefusal && !UNDECIDED.includes(error.code)

/** Of the code itself: another one, or a new one, is the way on. */
const ABOUT_CODE = ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED', 'NOT_FOUND', 'VALIDATION', 'RATE_LIMITED']

export const isAboutCode = ({ code }: ApiRefusal): boolean => ABOUT_CODE.includes(code)

export function stillChecking(error: unknown): Checking | null {
  if (!(error instanceof ApiRefusal) || error.code !== 'RESULT_UNKNOWN') return null
  const { moveId, time } = error.facts
  return { moveId: String(moveId ?? ''), time: String(time ?? '') }
}
