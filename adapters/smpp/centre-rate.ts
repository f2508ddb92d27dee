export type CentreRate = {
  /** How many may go now. */
  allowance(): number
  take(): void
  /** The centre took one. */
  accepted(): void
  /** The centre asked for less. */
  throttled(): void
  /** How long until one may go, in milliseconds. */
  nextMs(): number
}

type Options = {
  readonly perSecond: number
  /** Monotonic milliseconds. */
  readonly now?: () => number
  readonly random?: () => number
}

const FIRST_REST_MS = 1_000
const LONGEST_REST_MS = 60_000
const JITTER = 0.25
const LEAST_SPEED_FACTOR = 0.05
/** Back to full speed about ten seconds after the last complaint. */
const RECOVERY_PER_SECOND = 0.1
const PROBES_PER_SECOND = 1
/** More than this at once is a burst the centre did not agree to. */
const BURST_SECONDS = 0.1

/**
 * How fast one centre is fed. A complaint halves the speed and stops everything for a second, then two, four, up to a
 * minute; after the rest one message asks whether it is over. Answers to what was already on its way count as the same
 * complaint.
 */
export function makeCentreRate({
  perSecond,
  now = () => performance.now(),
  random = Math.random,
}: Options): CentreRate {
  let speedFactor = 1
  let tokens = Math.max(1, perSecond * BURST_SECONDS)
  let filledAt = now()
  let restUntil = 0
  let nextRestMs = FIRST_REST_MS
  let probing = false

  function fill(): void {
    const at = now()
    if (at < restUntil) return
    const seconds = (at - Math.max(filledAt, restUntil)) / 1000
    filledAt = at
    if (!probing) speedFactor = Math.min(1, speedFactor + seconds * RECOVERY_PER_SECOND)
    const most = probing ? 1 : Math.max(1, perSecond * speedFactor * BURST_SECONDS)
    tokens = Math.min(most, tokens + seconds * refillPerSecond())
  }

  const refillPerSecond = () => (probing ? PROBES_PER_SECOND : perSecond * speedFactor)

  return {
    allowance() {
      fill()
      return now() < restUntil ? 0 : Math.floor(tokens)
    },
    take() {
      tokens -= 1
    },
    accepted() {
      if (now() < restUntil) return
      probing = false
      nextRestMs = FIRST_REST_MS
    },
    throttled() {
      const at = now()
      if (at < restUntil) return
      speedFactor = Math.max(LEAST_SPEED_FACTOR, speedFactor / 2)
      restUntil = at + nextRestMs * (1 - JITTER * random())
      nextRestMs = Math.min(LONGEST_REST_MS, nextRestMs * 2)
      probing = true
      tokens = 1
    },
    nextMs() {
      fill()
      const rest = Math.max(0, restUntil - now())
      return rest + (Math.max(0, 1 - tokens) / refillPerSecond()) * 1000
    },
  }
}
