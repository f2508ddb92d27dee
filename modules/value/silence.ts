import type { ErrorCode } from '#contracts/errors.ts'

const SILENCE: readonly ErrorCode[] = ['RESULT_UNKNOWN', 'UPSTREAM_DOWN', 'UPSTREAM_TIMEOUT']

/** The core said neither yes nor no: it is asked again soon, and less by everybody. */
export const isSilence = (code: ErrorCode): boolean => SILENCE.includes(code)
export const AFTER_SILENCE_MS = 60_000
