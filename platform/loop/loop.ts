export type Loop = {
  /** Soon, and safe to call at any time: what comes while it runs makes it run once more. */
  wake(): void
  close(): Promise<void>
}

type Options = {
  /** `more`: there is another piece at once. */
  readonly work: () => Promise<'more' | 'done'>
  /** The floor under the wakes; null where only a wake starts it. */
  readonly everyMs: number | null
  /** Wakes that come within so long are one. */
  readonly gatherMs?: number
  /** After a run that failed it waits so long, twice as long after the next, and never longer than the last. */
  readonly retryMs?: { readonly first: number; readonly longest: number }
  readonly onError: (error: unknown) => void
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One run after the other until closed; a run that breaks is followed by the next. */
export function startLoop({ work, everyMs, gatherMs = 0, retryMs, onError }: Options): Loop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let closed = false
  let failures = 0

  async function run(): Promise<void> {
    do {
      again = false
      if (gatherMs > 0) await pause(gatherMs)
      while (!closed && (await work()) === 'more');
    } while (again && !closed)
  }

  function failed(error: unknown): number | null {
    onError(error)
    again = false
    failures += 1
    return retryMs ? Math.min(retryMs.first * 2 ** failures, retryMs.longest) : everyMs
  }

  function wake(): void {
    if (closed) return
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    running = run()
      .then(() => {
        failures = 0
        return everyMs
      }, failed)
      .then((nextMs) => {
        running = null
        if (again) wake()
        else if (!closed && nextMs !== null) timer = setTimeout(wake, nextMs)
      })
  }

  if (everyMs !== null) wake()
  return {
    wake,
    async close() {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}
