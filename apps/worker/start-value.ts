import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
import { keepLedger } from './keep-ledger.ts'
import { repeat } from './repeat.ts'
import { wireValue } from './wire-value.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: Clock
}

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** What must happen to value without anybody asking: open moves, renewals, holds and the ledger's upkeep. */
export async function startValue(options: Options): Promise<{ close(): Promise<void> }> {
  const { log, metrics, clock } = options
  const { content, reconcile, renew, answerRecalls, endAccounts, keeping, history, notOnSale } =
    await wireValue(options)
  let oldestSeconds = 0
  const oldest = 'Age of the oldest move without an answer.'
  watchFigure(metrics, 'value_oldest_unknown_seconds', oldest, () => oldestSeconds)
  const unsold = 'Products somebody meant to sell and nobody can buy.'
  watchFigure(metrics, 'packages_not_on_sale', unsold, () => notOnSale().length)

  const loops = [
    repeat('open moves', SECOND_MS, log, reconcile),
    repeat('renewals', SECOND_MS, log, renew),
    repeat('recalls', SECOND_MS, log, answerRecalls),
    repeat('accounts that end', 5 * SECOND_MS, log, endAccounts),
    repeat('holds', 5 * SECOND_MS, log, () => keeping.expireHolds()),
    repeat('figures', 10 * SECOND_MS, log, async () => {
      oldestSeconds = await history.oldestUnknownSeconds(clock.now())
    }),
    repeat('packages nobody can buy', HOUR_MS, log, async () => {
      if (notOnSale().length > 0) log.warn({ notOnSale: notOnSale() }, 'packages nobody can buy')
    }),
    keepLedger(options),
  ]
  return {
    async close() {
      await Promise.all(loops.map((loop) => loop.close()))
      await content.close()
    },
  }
}
