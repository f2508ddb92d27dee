/**
 * Gathers what comes within a few milliseconds and hands it over at once, one batch after the other and in order. Each
 * caller learns when its own batch is done. A batch that fails is tried again until it succeeds: what it holds has
 * already happened and only waits to be written down.
 */
export function makeBatches<Item>(options: {
  readonly gatherMs: number
  readonly retryMs: number
  readonly write: (items: readonly Item[]) => Promise<void>
  readonly onError: (error: unknown) => void
}): { add(item: Item): Promise<void>; idle(): Promise<void> } {
  const { gatherMs, retryMs, write, onError } = options
  let gathering: Item[] = []
  let current: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

  async function writeGathered(before: Promise<void>): Promise<void> {
    await Promise.all([pause(gatherMs), before])
    const items = gathering
    gathering = []
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
      if (!current) last = current = writeGathered(last)
      return current
    },
    idle: () => last,
  }
}
