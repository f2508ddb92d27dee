import { sql } from 'kysely'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { TellBills } from '#modules/fibre/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'
import type { BookRules } from './fibre-book.ts'

/** Debts that were paid: the line has to work again. */
export const DUE_RESTORES = {
  rows: { table: 'fibre.contract', id: 'id', due: 'restore_at' },
  job: defineRowJob('fibre.restore', 'inside'),
} as const

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: (now: Date) => BookRules
  /** Informs the contracts' phones of the suspension. */
  readonly tell?: TellBills['stopped']
}

/** Suspends contracts whose bill is overdue for long enough; returns their number. */
export const makeSuspendDebtors = ({ db, clock, rules, tell }: Deps) =>
  async function suspendDebtors(): Promise<number> {
    const now = clock.now()
    const overdueSince = addDays(yangonDayKey(now), -rules(now).suspendAfterDays)
    const owes = sql`c.status = 'ACTIVE' and exists (
      select from fibre.bill b where b.contract_id = c.id and b.due_on < ${overdueSince}
         and b.total_kyat > (select coalesce(sum(kyat), 0) from fibre.posting where bill_no = b.bill_no))`
    return inTransaction(db, async (tx) => {
      const debtors = await sql<{ id: string }>`select id from fibre.contract c where ${owes}
        order by id for update`.execute(tx)
      // Judged again once they are locked: a statement that waits sees nothing of what was paid meanwhile.
      const { rows } = await sql<{ line: string; contractNo: string; lineChangedHands: boolean }>`
      update fibre.contract c set status = 'SUSPENDED_DEBT', restore_at = null
       where c.id = any(${debtors.rows.map(({ id }) => id)}::uuid[]) and ${owes}
       returning c.line, c.contract_no as "contractNo", c.line_changed_hands as "lineChangedHands"`.execute(
        tx,
      )
      await tell?.(
        tx,
        rows.filter(({ lineChangedHands }) => !lineChangedHands),
      )
      return rows.length
    })
  }

/** Run by a worker: a debt was paid, so the line is switched on again. */
export const makeRestoreContract = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async function restoreContract(id: string): Promise<void> {
    await sql`update fibre.contract set status = 'ACTIVE', restore_at = null
      where id = ${id} and status = 'SUSPENDED_DEBT' and restore_at <= ${takenUntil(clock.now())}`.execute(db)
  }

/** The phone has a new owner and no longer proves anything about contracts registered with it. */
export async function noteChangedHands(tx: Tx, line: string): Promise<void> {
  await sql`update fibre.contract set line_changed_hands = true where line = ${line}`.execute(tx)
}
