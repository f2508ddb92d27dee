import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type AuditSeal = {
  readonly day: string
  readonly rows: number
  readonly hash: Buffer
  readonly signature: Buffer | null
  readonly signedBy: string | null
}

export type CountedSeal = AuditSeal & {
  /** Recomputed from the rows now. */
  readonly nowRows: number
  readonly nowHash: Buffer
}

type Row = {
  readonly day: string
  readonly rows: number
  readonly hash: Buffer
  readonly signature: Buffer | null
  readonly signed_by: string | null
  readonly now_rows: number
  readonly now_hash: Buffer
}

const SEAL = sql`s.day::text as day, s.rows, s.hash, s.signature, s.signed_by`

const toSeal = ({ day, rows, hash, signature, signed_by: signedBy }: Row): AuditSeal => ({
  day,
  rows,
  hash,
  signature,
  signedBy,
})

export const makeAuditSealStore = (db: Database | Tx) => ({
  /** Returns the day it sealed; null when no unsealed day is over. */
  async sealDay(now: Date): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`select audit_seal_day(${now})::text as day`.execute(db)
    return rows[0]?.day ?? null
  },

  async unsigned(): Promise<AuditSeal[]> {
    const { rows } =
      await sql<Row>`select ${SEAL} from audit_seal s where s.signature is null order by s.day`.execute(db)
    return rows.map(toSeal)
  },

  async sign(day: string, hash: Buffer, signature: Buffer, signedBy: string): Promise<void> {
    await sql`select audit_sign(${day}::date, ${hash}, ${signature}, ${signedBy})`.execute(db)
  },

  /** Sealed days before the given one, newest first, each recomputed from its rows and the seal of the day before. */
  async counted(before: string | null, limit: number): Promise<CountedSeal[]> {
    const { rows } = await sql<Row>`select ${SEAL}, c.rows as now_rows, c.hash as now_hash
      from audit_seal s left join audit_seal b on b.day = s.day - 1
      cross join lateral audit_day_hash(s.day, b.hash) c
      where ${before}::date is null or s.day < ${before}::date order by s.day desc limit ${limit}`.execute(db)
    return rows.map((row) => ({ ...toSeal(row), nowRows: row.now_rows, nowHash: row.now_hash }))
  },

  /** Days without a seal between the first and the last sealed one, and rows before the newest seal that no seal covers. */
  async gaps(): Promise<string[]> {
    const { rows } = await sql<{ day: string }>`select d::date::text as day
      from (select min(day) as first, max(day) as last from audit_seal) s,
        generate_series(least(s.first, (select min(day) from audit_entry)), s.last, interval '1 day') d
      where not exists (select from audit_seal x where x.day = d::date)`.execute(db)
    return rows.map(({ day }) => day)
  },
})
