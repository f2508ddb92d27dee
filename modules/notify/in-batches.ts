/**
 * Gathers what comes within a few milliseconds and hands it over at once, one batch after the other and in order. Each
 * caller learns when its own batch is done. A batch that fails is tried again until it succeeds: what it reports has already happened
 * and only has to be written.
 */
export function makeBatches<Item>(options: {
  readonly gatherMs: number
  /** Where nothing in the batch is urgent: waits until nothing more has come for this long. */
  readonly quietMs?: number
  /** And no longer than this after its first entry. */
  readonly longestMs?: number
  readonly isUrgent?: (item: Item) => boolean
  readonly retryMs: number
  readonly write: (items: readonly Item[]) => Promise<void>
  readonly onError: (error: unknown) => void
}): {
  add(item: Item): Promise<void>
  /** Hands over what has come so far; done when that is written. */
  flush(): Promise<void>
} {
  const { gatherMs, quietMs = 0, longestMs = 0, isUrgent = () => false, retryMs, write, onError } = options
  let gathering: Item[] = []
  let lastAt = 0
  let isDue = false
  let current: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

  async function gathered(): Promise<void> {
    const latest = performance.now() + longestMs
    do await pause(gatherMs)
    while (!isDue && performance.now() < Math.min(latest, lastAt + quietMs))
  }

  async function writeGathered(before: Promise<void>): Promise<void> {
    await Promise.all([gathered(), before])
    const items = gathering
    gathering = []
    isDue = false
    current = undefined
    for (;;) {
      try {
        return await write(items)
      } catch (error) {
        onError(error)
        await pause(retryMs)
      }
    }
  }

  return {
    add(item) {
      gathering.push(item)
      lastAt = performance.now()
      isDue ||= isUrgent(item)
      if (!current) last = current = writeGathered(last)
      return current
    },
    flush() {
      isDue = current !== undefined
      return last
    },
  }
}
