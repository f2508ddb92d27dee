import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { SealedDay, SignedDay } from '#platform/security/day-signer.ts'

type KeptSeal = SealedDay & { readonly signature: Buffer | null; readonly signedBy: string | null }

export const makeSealStore = (db: Database) => ({
  async isAnySigned(): Promise<boolean> {
    const { rows } = await sql<{
      any: boolean
    }>`select exists (select from ledger.seal where signature is not null)
      as "any"`.execute(db)
    return rows[0]?.any === true
  },

  /** Seals without a signature, from a day on. */
  async unsigned(since: Date | null, most: number): Promise<readonly SealedDay[]> {
    const { rows } = await sql<SealedDay>`select day::text as day, hash from ledger.seal
      where signature is null and (${since}::timestamptz is null or day >= (${since}::timestamptz at time zone 'utc')::date)
      order by day limit ${most}`.execute(db)
    return rows
  },

  async after(day: string | null, most: number): Promise<readonly KeptSeal[]> {
    const { rows } =
      await sql<KeptSeal>`select day::text as day, hash, signature, signed_by as "signedBy" from ledger.seal
      where ${day}::date is null or day > ${day}::date order by day limit ${most}`.execute(db)
    return rows
  },

  async sign(seals: readonly SignedDay[]): Promise<void> {
    const [first] = seals
    if (!first) return
    await sql`select ledger.sign_seals(${seals.map(({ day }) => day)}::date[], ${seals.map(({ hash }) => hash)}::bytea[],
      ${seals.map(({ signature }) => signature)}::bytea[], ${first.signedBy})`.execute(db)
  },

  async note(days: readonly string[], wrong: readonly string[], now: Date): Promise<void> {
    await sql`select ledger.note_signatures(${days}::date[], ${wrong}::date[], ${now})`.execute(db)
  },
})
