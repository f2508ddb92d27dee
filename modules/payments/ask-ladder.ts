import { spread as spreadOut, type Spread } from '#platform/jobs/spread.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** When a channel is asked about a payment, counted from its beginning; then every hour. */
const MOMENTS_MS = [
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
] as const

/** Past its end a payment that nobody paid is asked about once more so much later; only then is "not found" the end. */
export const LAST_LOOK_MS = DAY_MS
/** Whoever is silent even then is asked until so long after, and then staff are told. */
export const GIVE_UP_AFTER_MS = 7 * DAY_MS
/** What people are promised: by then an SMS tells how it ended. */
export const PROMISED_WITHIN_MS = 30 * MINUTE_MS
/** A process may begin a payment and die. Another one looks after this time. */
export const LEFT_BEHIND_MS = 30 * SECOND_MS

type Times = { readonly createdAt: Date; readonly expiresAt: Date }

/** The next moment of the ladder, a fifth sooner or later; its end is never asked about too early. */
export function nextAskAt({ createdAt, expiresAt }: Times, now: Date, spread: Spread = spreadOut): Date {
  const passed = now.getTime() - createdAt.getTime()
  const next = MOMENTS_MS.find((moment) => moment > passed + SECOND_MS)
  const wait = spread(next === undefined ? HOUR_MS : next - passed)
  const at = new Date(now.getTime() + wait)
  return now < expiresAt && at > expiresAt ? expiresAt : at
}

/** Refunds take days: asked after 1, 5 and 30 minutes, 1 and 6 hours, then every day. */
const REFUND_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const
export const REFUND_LADDER_MS = 7 * DAY_MS
/** A refund that the channel does not know so long after it was sent never arrived there. */
export const REFUND_LOST_MS = HOUR_MS

export function nextRefundAskAt(sentAt: Date, now: Date, spread: Spread = spreadOut): Date {
  const passed = now.getTime() - sentAt.getTime()
  const next = REFUND_MS.find((moment) => moment > passed + SECOND_MS)
  return new Date(now.getTime() + spread(next === undefined ? DAY_MS : next - passed))
}
