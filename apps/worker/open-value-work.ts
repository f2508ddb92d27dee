import { makeSweepContact } from '#modules/contact/index.ts'
import { makeSweepStore } from '#modules/identity/index.ts'
import { makeMissStore } from '#modules/recipients/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import type { Breaker } from '#platform/jobs/breaker.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
import { keepLedger } from './keep-ledger.ts'
import { MONTHLY_TABLES } from './monthly-tables.ts'
import { wireValueWork } from './value-work.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: Clock
  readonly coreBreaker: Breaker
}

type ValueWork = {
  readonly due: readonly DueWork[]
  readonly schedules: readonly Schedule[]
  /** What takes long breaks off soon. */
  stop(): void
  close(): Promise<void>
}

const EVERY_MINUTE = '* * * * *'
const DAY_MS = 86_400_000

/** What must happen without anybody asking: rows that are due, and what comes by the clock. */
export async function openValueWork(options: Options): Promise<ValueWork> {
  const { db, log, metrics, clock } = options
  const { content, due, keeping, history, notOnSale } = await wireValueWork(options)
  const oldest = 'Age of the oldest move without an answer.'
  watchFigure(metrics, 'value_oldest_unknown_seconds', oldest, () =>
    history.oldestUnknownSeconds(clock.now()),
  )
  const unsold = 'Products somebody meant to sell and nobody can buy.'
  watchFigure(metrics, 'packages_not_on_sale', unsold, () => notOnSale().length)
  const ledger = keepLedger(options)
  const ensureMonths = makeEnsureMonths({ db, clock })

  const schedules: readonly Schedule[] = [
    { name: 'months', cron: '15 * * * *', atStart: true, work: () => ensureMonths(MONTHLY_TABLES) },
    {
      name: 'ledger.holds',
      cron: EVERY_MINUTE,
      work: async () => void (await keeping.expireHolds()),
    },
    {
      name: 'recipients.sweep',
      cron: '30 * * * *',
      work: () => makeMissStore(db).sweep(new Date(clock.now().getTime() - DAY_MS)),
    },
    { name: 'contact.sweep', cron: '45 * * * *', work: makeSweepContact({ db, clock }) },
    { name: 'identity.sweep', cron: EVERY_MINUTE, work: () => makeSweepStore(db).sweep() },
    {
      name: 'packages.not-on-sale',
      cron: '0 * * * *',
      atStart: true,
      work: async () => {
        if (notOnSale().length > 0) log.warn({ notOnSale: notOnSale() }, 'packages nobody can buy')
      },
    },
    ...ledger.schedules,
  ]
  return {
    due,
    schedules,
    stop: ledger.stop,
    async close() {
      await ledger.close()
      await content.close()
    },
  }
}
