import type { FastifyInstance } from 'fastify'

/** Longer than any request may take; after it the process ends whatever is left. */
export const SHUT_DOWN_WITHIN_MS = 20_000

type Closer = { readonly name: string; close(): Promise<unknown> }
type Log = Pick<FastifyInstance['log'], 'info' | 'error'>

/** SIGTERM: stop accepting, finish what is in flight, close the rest in order, leave. */
export function closeOnSignal(closers: readonly Closer[], log: Log, exit: (code: number) => void): void {
  let closing = false
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => {
      log.error({ afterMs: SHUT_DOWN_WITHIN_MS }, 'closing took too long')
      exit(1)
    }, SHUT_DOWN_WITHIN_MS).unref()
    for (const { name, close: end } of closers) {
      await end().catch((err: unknown) => log.error({ err, part: name }, 'could not close'))
    }
    log.info({}, 'closed')
    exit(0)
  }
  process.on('SIGTERM', (signal) => void close(signal))
  process.on('SIGINT', (signal) => void close(signal))
}
