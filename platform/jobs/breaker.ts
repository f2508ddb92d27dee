/** Knows whether a system outside answers at all. */
export type Breaker = {
  readonly name: string
  isSilent(): boolean
  /** While it is silent, true once a second: that caller is the probe. */
  mayAsk(): boolean
  answered(): void
  silent(): void
}

type Options = {
  readonly name: string
  readonly nowMs?: () => number
  readonly onChange?: (isSilent: boolean) => void
}

/** This many silences without an answer in between mean that the system is away, not that a request was lost. */
const SILENCES = 10
const PROBE_EVERY_MS = 1_000

/** A system that is silent is asked once a second instead of by everybody; its first answer lets everybody ask again. */
export function makeBreaker({
  name,
  nowMs = () => performance.now(),
  onChange = () => {},
}: Options): Breaker {
  let silences = 0
  let nextProbeAt: number | null = null
  return {
    name,
    isSilent: () => nextProbeAt !== null,
    mayAsk() {
      if (nextProbeAt === null) return true
      const now = nowMs()
      if (now < nextProbeAt) return false
      nextProbeAt = now + PROBE_EVERY_MS
      return true
    },
    answered() {
      silences = 0
      if (nextProbeAt === null) return
      nextProbeAt = null
      onChange(false)
    },
    silent() {
      silences += 1
      if (nextProbeAt !== null || silences < SILENCES) return
      nextProbeAt = nowMs() + PROBE_EVERY_MS
      onChange(true)
    },
  }
}
