import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { SettlementLine } from './channel.ts'

/** Something of ours that a file should contain: a payment by reference or a refund by number. */
export type Ours = {
  readonly kind: 'PAYMENT' | 'REFUND'
  readonly reference: string
  readonly kyat: number
  readonly day: string
}

export type LineMark = 'MATCHED' | 'THEIRS_ONLY' | 'AMOUNT_DIFFERS' | 'LATE'
export type OurMark = 'MATCHED' | 'OURS_ONLY' | 'AMOUNT_DIFFERS' | 'LATE'

export type MarkedLine = SettlementLine & { readonly mark: LineMark }
export type MarkedOurs = Ours & { readonly mark: OurMark; readonly theirsKyat: number | null }

export type SettledDay = {
  readonly channel: string
  readonly day: string
  readonly oursKyat: number
  readonly theirsKyat: number | null
  readonly deliveredKyat: number
  readonly ledgerKyat: number | null
  readonly differences: readonly object[]
  readonly unexplainedKyat: number
}

export const makeSettlementStore = (db: Database | Tx) => ({
  /** False when this file was read before. */
  async keepFile(
    { channel, day, bodyHash, at }: { channel: string; day: string; bodyHash: Buffer; at: Date },
    lines: readonly MarkedLine[],
  ): Promise<boolean> {
    const id = randomUUID()
    const { numAffectedRows = 0n } =
      await sql`insert into settlement_file (id, channel, day, body_hash, read_at)
      values (${id}, ${channel}, ${day}, ${bodyHash}, ${at}) on conflict do nothing`.execute(db)
    if (numAffectedRows === 0n) return false
    if (lines.length > 0)
      await db
        .insertInto('settlement_line')
        .values(
          lines.map(({ kind, reference, providerRef, amountKyat, mark }, no) => ({
            file_id: id,
            no,
            kind,
            reference,
            provider_ref: providerRef,
            amount_kyat: amountKyat,
            mark,
          })),
        )
        .execute()
    return true
  },

  async keepMarks(channel: string, ours: readonly MarkedOurs[], at: Date): Promise<void> {
    for (const { kind, reference, day, mark, kyat, theirsKyat } of ours)
      await sql`insert into settlement_mark (channel, kind, reference, day, mark, ours_kyat, theirs_kyat, at)
        values (${channel}, ${kind}, ${reference}, ${day}, ${mark}, ${kyat}, ${theirsKyat}, ${at})
        on conflict (channel, kind, reference) do update set mark = excluded.mark, theirs_kyat = excluded.theirs_kyat, at = excluded.at
          where settlement_mark.mark is distinct from excluded.mark and not
            (excluded.mark = 'OURS_ONLY' and settlement_mark.mark <> 'OURS_ONLY')`.execute(db)
  },

  async keepDay(one: SettledDay, at: Date): Promise<void> {
    const differences = JSON.stringify(one.differences)
    await sql`insert into settlement_day (channel, day, ours_kyat, theirs_kyat, delivered_kyat, ledger_kyat, differences,
        unexplained_kyat, at) values (${one.channel}, ${one.day}, ${one.oursKyat}, ${one.theirsKyat}, ${one.deliveredKyat},
        ${one.ledgerKyat}, ${differences}, ${one.unexplainedKyat}, ${at})
      on conflict (channel, day) do update set ours_kyat = excluded.ours_kyat, theirs_kyat = excluded.theirs_kyat,
        delivered_kyat = excluded.delivered_kyat, ledger_kyat = excluded.ledger_kyat, differences = excluded.differences,
        unexplained_kyat = excluded.unexplained_kyat, at = excluded.at`.execute(db)
  },

  /** Days of the last week without a file. */
  async missing(channel: string, days: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{
      day: string
    }>`select d as day from unnest(${days}::text[]) d where not exists (
      select from settlement_file f where f.channel = ${channel} and f.day = d::date)`.execute(db)
    return rows.map(({ day }) => day)
  },
})
