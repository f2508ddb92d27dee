import { ApiRefusal } from '../api/api-errors.ts'

/** A move that the operator's core has not answered yet, and the time by which an SMS tells its end. */
export type Checking = { readonly moveId: string; readonly time: string }

/** After these nobody knows whether value moved; everything else the server says is final. */
const UNDECIDED = ['RESULT_UNKNOWN', 'INTERNAL']

/** Said before anybody looked at the id: of an intent that was sent before they tell nothing. */
const AT_THE_DOOR = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'RATE_LIMITED', 'MAINTENANCE', 'CLIENT_OUTDATED']

export const wasJudged = (error: unknown, sentBefore = false): boolean =>
  error instanceof ApiRefusal &&
  !UNDECIDED.includes(error.code) &&
  !(sentBefore && AT_THE_DOOR.includes(error.code))

/** Of the code itself: another one, or a new one, is the way on. */
const ABOUT_CODE = ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED', 'NOT_FOUND', 'VALIDATION', 'RATE_LIMITED']

export const isAboutCode = ({ code }: ApiRefusal): boolean => ABOUT_CODE.includes(code)

/** Nothing on the form is wrong: our own systems did not take it just now. */
const OF_THE_SYSTEM = ['UPSTREAM_DOWN', 'UPSTREAM_TIMEOUT', 'MAINTENANCE', 'PACKAGE_BUSY']

export const isOfTheSystem = ({ code }: ApiRefusal): boolean => OF_THE_SYSTEM.includes(code)

const namedBy = (error: unknown, code: string): Checking | null => {
  if (!(error instanceof ApiRefusal) || error.code !== code) return null
  const { moveId, time } = error.facts
  return { moveId: String(moveId ?? ''), time: String(time ?? '') }
}

/** The own move, and the core is silent. */
export const stillChecking = (error: unknown) => namedBy(error, 'RESULT_UNKNOWN')

/** Another move for the same is open: the own one was refused for good, and only that one is followed. */
export const underWay = (error: unknown) => namedBy(error, 'MOVE_UNDER_WAY')
