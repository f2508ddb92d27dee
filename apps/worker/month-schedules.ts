import { wireFiles } from '#apps/wiring/files.ts'
import { makeMonthVault } from '#apps/wiring/months.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { makeArchiveMonths } from '#platform/db/archive-months.ts'
import type { Database } from '#platform/db/database.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import type { Logger } from '#platform/log/logger.ts'
import { MONTHLY_TABLES } from './monthly-tables.ts'

type Deps = {
  readonly config: Pick<Config, 'FILES_DIR' | 'FILES_KEY' | 'RUN_DIR' | 'OBJECTS_URL'>
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/** Months are made ahead by day, and archived at night, when few people are served. */
export function monthSchedules({ config, db, clock, log }: Deps): readonly Schedule[] {
  const ensureMonths = makeEnsureMonths({ db, clock })
  const archiveMonths = makeArchiveMonths({ db, log, vault: makeMonthVault(wireFiles(config)) })
  return [
    { name: 'months', cron: '15 * * * *', atStart: true, work: () => ensureMonths(MONTHLY_TABLES) },
    { name: 'months.archive', cron: '*/10 1-5 * * *', work: archiveMonths },
  ]
}
