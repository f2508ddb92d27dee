/** What is known about a system outside: whether it answers at all. */
export type Breaker = {
  readonly name: string
  isSilent(): boolean
  /** While it is silent, true once a second: whoever asks then is the probe. */
  mayAsk(): boolean
  answered(): void
  silent(): void
}

type Options = {
  readonly name: string
  readonly nowMs?: () => number
  readonly onChange?: (isSilent: boolean) => void
}

/** So many silences with no answer between them: not one lost request, but a system that is away. */
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
