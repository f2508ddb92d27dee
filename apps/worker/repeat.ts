import type { Logger } from '#platform/log/logger.ts'

/** One run after the other, with a pause between; a run that breaks is followed by the next. */
export function repeat(
  name: string,
  everyMs: number,
  log: Logger,
  work: () => Promise<unknown>,
): { close(): Promise<void> } {
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = work()
      .catch((err: unknown) => log.warn({ err, name }, 'did not run through, will retry'))
      .finally(() => {
        if (!closed) timer = setTimeout(run, everyMs)
      })
  }
  timer = setTimeout(run, 0)
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}
