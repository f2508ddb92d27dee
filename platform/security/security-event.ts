import type { ErrorCode } from '#contracts/errors.ts'

/** Every kind of event and its meaning. `docs/adr/0033` says where they go, `docs/data.md` how long they stay. */
export const SECURITY_EVENTS = {
  SIGN_IN: 'a session was opened; `what` is how',
  SIGN_IN_FAILED: 'somebody tried to open one',
  NEW_DEVICE: 'a sign-in by code from a browser whose key is not known, or that has none',
  CODE_SENT: 'a one-time code was made; `what` is its purpose',
  NUMBER_PROVEN: 'a guest showed that a number is theirs; `what` is what for',
  LIMIT_HIT: 'too many, too soon or switched off; `what` is the call',
  PASSKEY_ADDED: 'a passkey came',
  PASSKEY_REMOVED: 'one went',
  CREDENTIALS_REMOVED: 'all passkeys, known browsers or both went; `what` is why',
  PROOF_FAILED: 'a code or passkey that should have shown that the owner is there was missing or wrong',
  SESSION_ENDED: 'a session ended before its time; `what` is why',
  EXPORT: 'all data of an account was taken as a file',
  DELETION: 'the end of an account; `what` says PLANNED, TAKEN_BACK or DONE',
  CROSS_NUMBER_REFUSED: 'somebody asked about or for a number that they may not, or that cannot',
  LINE_LOST: 'an owner had the own line stopped',
  PUK_SHOWN: 'the PUK of a SIM was shown to its owner',
  NUMBER_PARDONED: 'staff forgave a number what strangers did to it',
  EVENTS_READ: 'staff looked at the events of somebody',
} as const

export type SecurityEventKind = keyof typeof SECURITY_EVENTS

/** An event with the raw number and device; both become tags before anything is written. */
export type SecurityEvent = {
  readonly event: SecurityEventKind
  /** The account's number; null where it is unknown. */
  readonly number: string | null
  /** Thumbprint of the browser's key. */
  readonly device?: Buffer | null
  /** The session that began or ended; otherwise the one that asked. */
  readonly session?: string
  readonly what?: string
  readonly outcome?: ErrorCode | 'DONE'
  /** A member of staff. */
  readonly who?: string
}

/** Never throws and is never awaited: noting an event must not change what happens. */
export type NoteSecurity = (event: SecurityEvent) => void

/** Events for refusals. All refusals pass one place, so none of these can be forgotten. */
const EVENT_OF_REFUSAL: Partial<Record<ErrorCode, SecurityEventKind>> = {
  RATE_LIMITED: 'LIMIT_HIT',
  CAPTCHA_REQUIRED: 'LIMIT_HIT',
  OTP_TOO_SOON: 'LIMIT_HIT',
  OTP_DAILY_LIMIT: 'LIMIT_HIT',
  OTP_LOCKED: 'LIMIT_HIT',
  OTP_OFF: 'LIMIT_HIT',
  PROOF_REQUIRED: 'PROOF_FAILED',
  OTP_INVALID: 'PROOF_FAILED',
  OTP_EXPIRED: 'PROOF_FAILED',
  PASSKEY_INVALID: 'PROOF_FAILED',
  FORBIDDEN: 'CROSS_NUMBER_REFUSED',
  RECIPIENT_INELIGIBLE: 'CROSS_NUMBER_REFUSED',
  RECIPIENTS_LIMIT: 'CROSS_NUMBER_REFUSED',
}

export const eventOfRefusal = (code: ErrorCode): SecurityEventKind | null => EVENT_OF_REFUSAL[code] ?? null
