import { spread as spreadOut, type Spread } from '#platform/jobs/spread.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** When a channel is asked about a payment, counted from its start; after that every hour. */
const MOMENTS_MS = [
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
] as const

/** An unpaid payment is asked about once more this long after its end; only then is "not found" final. */
export const LAST_LOOK_MS = DAY_MS
/** A channel that stays silent is asked for this long before staff are informed. */
export const GIVE_UP_AFTER_MS = 7 * DAY_MS
/** What customers are promised: by then an SMS tells them the result. */
export const PROMISED_WITHIN_MS = 30 * MINUTE_MS
/** When a process may have died while starting a payment, another looks after this time. */
export const LEFT_BEHIND_MS = 30 * SECOND_MS

type Times = { readonly createdAt: Date; readonly expiresAt: Date }

/** The next question, up to a fifth sooner or later, but never past the payment's end, which is asked about on time. */
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
/** A refund still unknown to the channel this long after it was sent never arrived there. */
export const REFUND_LOST_MS = HOUR_MS

export function nextRefundAskAt(sentAt: Date, now: Date, spread: Spread = spreadOut): Date {
  const passed = now.getTime() - sentAt.getTime()
  const next = REFUND_MS.find((moment) => moment > passed + SECOND_MS)
  return new Date(now.getTime() + spread(next === undefined ? DAY_MS : next - passed))
}
