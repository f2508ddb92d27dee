import { ApiRefusal } from '../api/api-errors.ts'

/** A move without an answer from the operator's core, and the time by which an SMS tells its result. */
export type Checking = { readonly moveId: string; readonly time: string }

/** After these codes nobody knows whether value moved; all other answers are final. */
const UNDECIDED = ['RESULT_UNKNOWN', 'INTERNAL']

/** Refusals made before the id is looked at: they say nothing about an intent sent earlier. */
const AT_THE_DOOR = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'RATE_LIMITED', 'MAINTENANCE', 'CLIENT_OUTDATED']

export const wasJudged = (error: unknown, sentBefore = false): boolean =>
  error instanceof ApiRefusal &&
  !UNDECIDED.includes(error.code) &&
  !(sentBefore && AT_THE_DOOR.includes(error.code))

/** About the code itself: another or a new one is the way on. */
const ABOUT_CODE = ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_LOCKED', 'NOT_FOUND', 'VALIDATION', 'RATE_LIMITED']

export const isAboutCode = ({ code }: ApiRefusal): boolean => ABOUT_CODE.includes(code)

/** Nothing in the form is wrong: our own systems failed. */
const OF_THE_SYSTEM = ['UPSTREAM_DOWN', 'UPSTREAM_TIMEOUT', 'MAINTENANCE', 'PACKAGE_BUSY']

export const isOfTheSystem = ({ code }: ApiRefusal): boolean => OF_THE_SYSTEM.includes(code)

const namedBy = (error: unknown, code: string): Checking | null => {
  if (!(error instanceof ApiRefusal) || error.code !== code) return null
  const { moveId, time } = error.facts
  return { moveId: String(moveId ?? ''), time: String(time ?? '') }
}

/** The own move is waiting for the core. */
export const stillChecking = (error: unknown) => namedBy(error, 'RESULT_UNKNOWN')

/** Another move for the same is open: the own one was refused for good, and that one is followed. */
export const underWay = (error: unknown) => namedBy(error, 'MOVE_UNDER_WAY')
