import { makeAuditSigner, makeKeepAudit } from '#modules/audit/index.ts'
import { makeRecordStore } from '#modules/office/index.ts'
import { makeStaffSweepStore } from '#modules/staff/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { makeDeadLetterStore } from '#platform/jobs/dead-letter-store.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import type { Logger } from '#platform/log/logger.ts'

type Deps = {
  readonly config: Pick<Config, 'LEDGER_SEAL_KEY'>
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

const DAY_MS = 86_400_000
/** As `docs/data.md` says. What was opened stays in the audit. */
const RECORDS_KEPT_DAYS = 30
const DEAD_KEPT_DAYS = 90

/** What the office needs by the clock: sealed days of its audit, and an end to what is over. */
export function officeSchedules({ config, db, clock, log }: Deps): readonly Schedule[] {
  const signer = config.LEDGER_SEAL_KEY ? makeAuditSigner(config.LEDGER_SEAL_KEY) : null
  const before = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS)
  return [
    {
      name: 'audit.seal',
      cron: '10 * * * *',
      atStart: true,
      work: makeKeepAudit({ db, clock, signer, log }),
    },
    {
      name: 'office.sweep',
      cron: '25 * * * *',
      work: async () => {
        await makeStaffSweepStore(db).sweep()
        await makeRecordStore(db).sweep(before(RECORDS_KEPT_DAYS))
        await makeDeadLetterStore(db).sweep(before(DEAD_KEPT_DAYS))
      },
    },
  ]
}
