import { sql } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

export type NewLines = {
  readonly numbers: readonly string[]
  readonly kyat: number
  readonly activatedAt: Date
  /** What they spent with the operator before they came here. */
  readonly spentKyat?: number
}

type OpenHolds = { readonly count: number; readonly overdueSeconds: number }

/** What a ledger needs besides moves: new lines, the end of holds and sums. */
export const makeLedgerKeeping = ({ db, clock }: Deps) => ({
  /** A line that is there already is left alone; answers how many were new. */
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

  /** What is set aside now, and how long the oldest that should have ended has waited for it. */
  async openHolds(): Promise<OpenHolds> {
    const { rows } = await sql<OpenHolds>`select open_count as count, overdue_seconds as "overdueSeconds"
      from ledger.open_holds(${clock.now()})`.execute(db)
    return rows[0] ?? { count: 0, overdueSeconds: 0 }
  },

  /** What does not add up, all at once and in words; for ledgers small enough for one statement. */
  async recount(): Promise<string[]> {
    const { rows } = await sql<{ problem: string; subject: string }>`select * from ledger.recount()`.execute(
      db,
    )
    return rows.map(({ problem, subject }) => `${problem}: ${subject}`)
  },

  /** What the network would do: uses up at most so much, and answers how much there was. */
  async useUp(id: string, line: string, unit: string, amount: number): Promise<number> {
    const { rows } = await sql<{ used: number }>`select ledger.use_up(${id}, ${clock.now()}, ${line}, ${unit},
      ${amount}) as used`.execute(db)
    return rows[0]?.used ?? 0
  },
})

export type LedgerKeeping = ReturnType<typeof makeLedgerKeeping>
