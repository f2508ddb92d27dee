import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Door } from './health.ts'

/** Longer than any request may take; after it the process ends whatever is left. */
export const SHUT_DOWN_WITHIN_MS = 20_000

type Closer = { readonly name: string; close(): Promise<unknown> }
type Drain = Door & { readonly seconds: number }
type Log = Pick<FastifyInstance['log'], 'info' | 'error'>

const NOBODY_BALANCES: Drain = { drain: () => {}, quietMs: () => Infinity, seconds: 0 }

const QUIET_MS = 1_000
const LOOK_EVERY_MS = 100
/** Balancers on a busy machine look late; one that never looks is not waited for. */
const MOST_TIMES_AS_LONG = 3

/** Balancers have been told and send nobody any more. */
async function untilNobodyComes({ drain, quietMs, seconds }: Drain): Promise<void> {
  drain()
  if (seconds === 0) return
  const until = performance.now() + seconds * MOST_TIMES_AS_LONG * 1_000
  await sleep(seconds * 1_000)
  while (quietMs() < QUIET_MS && performance.now() < until) await sleep(LOOK_EVERY_MS)
}

/** SIGTERM: say that nothing more should come, stop accepting, finish what is in flight, close the rest in order, leave. */
export function closeOnSignal(
  closers: readonly Closer[],
  log: Log,
  exit: (code: number) => void,
  drain: Drain = NOBODY_BALANCES,
): void {
  let closing = false
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    log.info({ signal, drainSeconds: drain.seconds }, 'closing')
    await untilNobodyComes(drain)
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
