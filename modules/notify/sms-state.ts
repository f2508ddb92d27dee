/**
 * Which state may follow which. SENDING is taken before the first byte leaves, so a sender that dies leaves its messages
 * there, and they end as UNKNOWN instead of being sent again. A receipt that comes late still settles an UNKNOWN.
 */
export const SMS_NEXT = {
  QUEUED: ['SENDING', 'EXPIRED'],
  SENDING: ['QUEUED', 'SUBMITTED', 'FAILED', 'EXPIRED', 'UNKNOWN'],
  SUBMITTED: ['DELIVERED', 'FAILED', 'EXPIRED', 'UNKNOWN'],
  UNKNOWN: ['DELIVERED', 'FAILED', 'EXPIRED'],
  DELIVERED: [],
  FAILED: [],
  EXPIRED: [],
} as const satisfies Record<string, readonly string[]>

export type SmsState = keyof typeof SMS_NEXT

/** The states a message may come from; every change names them in its `where`. */
export const statesBefore = (to: SmsState): SmsState[] =>
  (Object.keys(SMS_NEXT) as SmsState[]).filter((from) => (SMS_NEXT[from] as readonly SmsState[]).includes(to))
