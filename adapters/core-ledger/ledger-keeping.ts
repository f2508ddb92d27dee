import { sql } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

export type NewLines = {
  readonly numbers: readonly string[]
  readonly kyat: number
  readonly activatedAt: Date
  /** What they spent with the operator before this system. */
  readonly spentKyat?: number
}

type OpenHolds = { readonly count: number; readonly overdueSeconds: number }

/** What a ledger needs besides moves: new lines, expiry of reservations, and sums. */
export const makeLedgerKeeping = ({ db, clock }: Deps) => ({
  /** Existing lines are left unchanged; returns the number of new ones. */
  async openLines({ numbers, kyat, activatedAt, spentKyat = 0 }: NewLines): Promise<number> {
    const { rows } = await sql<{
      count: number
    }>`select ledger.open_lines(${numbers}, ${kyat}, ${activatedAt},
      ${clock.now()}) as count`.execute(db)
    if (spentKyat > 0)
      await sql`update ledger.line set spent_before = ${spentKyat} where number = any(${numbers})`.execute(db)
    return rows[0]?.count ?? 0
  },

  async expireHolds(): Promise<number> {
    const { rows } = await sql<{
      count: number
    }>`select ledger.expire_holds(${clock.now()}) as count`.execute(db)
    return rows[0]?.count ?? 0
  },

  /** Current reservations, and how overdue the oldest expired one is. */
  async openHolds(): Promise<OpenHolds> {
    const { rows } = await sql<OpenHolds>`select open_count as count, overdue_seconds as "overdueSeconds"
      from ledger.open_holds(${clock.now()})`.execute(db)
    return rows[0] ?? { count: 0, overdueSeconds: 0 }
  },

  /** Everything that does not add up, in words; only for ledgers small enough for one statement. */
  async recount(): Promise<string[]> {
    const { rows } = await sql<{ problem: string; subject: string }>`select * from ledger.recount()`.execute(
      db,
    )
    return rows.map(({ problem, subject }) => `${problem}: ${subject}`)
  },

  /** Acts as the network: uses up at most this amount, and returns how much there was. */
  async useUp(id: string, line: string, unit: string, amount: number): Promise<number> {
    const { rows } = await sql<{ used: number }>`select ledger.use_up(${id}, ${clock.now()}, ${line}, ${unit},
      ${amount}) as used`.execute(db)
    return rows[0]?.used ?? 0
  },
})

export type LedgerKeeping = ReturnType<typeof makeLedgerKeeping>
