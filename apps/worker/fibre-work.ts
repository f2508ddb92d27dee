import { makeBillRun } from '#adapters/fibre-book/bill-run.ts'
import { DUE_RESTORES, makeRestoreContract, makeSuspendDebtors } from '#adapters/fibre-book/suspending.ts'
import { bookRules, type WiredFibre } from '#apps/wiring/fibre.ts'
import { makeCallBackStore } from '#modules/call-backs/index.ts'
import {
  DUE_LINE_TASKS,
  DUE_OPENINGS,
  makeFibreForgetStore,
  makeLookupStore,
  makeTellBills,
} from '#modules/fibre/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Breaker } from '#platform/jobs/breaker.ts'
import type { Schedule } from '#platform/jobs/schedule.ts'
import type { DueWork } from '#platform/jobs/worker.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly rules: Rules }

const DAY_MS = 86_400_000
/** As `docs/data.md` says. */
const LOOKUPS_KEPT_DAYS = 2
const CALL_BACKS_KEPT_DAYS = 90

/** Rows of fibre whose time has come. */
export const dueOfFibre = (
  { openLine, runLineTask }: Pick<WiredFibre, 'openLine' | 'runLineTask'>,
  deps: Deps,
  book?: Breaker,
): readonly DueWork[] => [
  { ...DUE_LINE_TASKS, handler: runLineTask },
  { ...DUE_OPENINGS, outside: book, handler: openLine },
  { ...DUE_RESTORES, handler: makeRestoreContract(deps) },
]

/** Schedules of fibre: bills each night, and each hour for those that a night left over. */
export function fibreSchedules({
  db,
  clock,
  rules,
  queueSms,
}: Deps & { readonly queueSms: QueueSms }): readonly Schedule[] {
  const book = { db, clock, rules: bookRules(rules) }
  const tell = makeTellBills({ queueSms, clock })
  const run = makeBillRun({ ...book, tell: tell.billed })
  const suspend = makeSuspendDebtors({ ...book, tell: tell.stopped })
  const work = async (signal: AbortSignal) => void (await run(signal))
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  return [
    { name: 'fibre.bills', cron: '5 0 * * *', atStart: true, work },
    { name: 'fibre.bills-left', cron: '35 * * * *', work },
    { name: 'fibre.suspend', cron: '0 8 * * *', work: async () => void (await suspend()) },
    {
      name: 'fibre.sweep',
      cron: '25 * * * *',
      async work() {
        const store = makeFibreForgetStore(db)
        await store.applicants(clock.now())
        await makeCallBackStore(db).sweep(ago(CALL_BACKS_KEPT_DAYS))
        await makeLookupStore(db).sweep(ago(LOOKUPS_KEPT_DAYS))
      },
    },
  ]
}
