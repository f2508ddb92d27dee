import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type NewCode = { readonly id: string; readonly sealed: Buffer; readonly tag: Buffer }

export const makeCodeImportStore = (tx: Tx) => ({
  /** Which of these tags exist already, in hex. */
  async known(tags: readonly Buffer[]): Promise<ReadonlySet<string>> {
    if (tags.length === 0) return new Set()
    const { rows } = await sql<{ tag: Buffer }>`select tag from voucher_code
      where tag = any (${tags}::bytea[])`.execute(tx)
    return new Set(rows.map(({ tag }) => tag.toString('hex')))
  },

  /** Ids of the codes added; codes with a known tag are skipped. */
  async add(voucherId: string, codes: readonly NewCode[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`insert into voucher_code (id, voucher_id, sealed, tag)
      select c.id, ${voucherId}, c.sealed, c.tag from unnest(${codes.map(({ id }) => id)}::uuid[],
        ${codes.map(({ sealed }) => sealed)}::bytea[], ${codes.map(({ tag }) => tag)}::bytea[]) as c (id, sealed, tag)
      on conflict (tag) do nothing returning id`.execute(tx)
    return new Set(rows.map(({ id }) => id))
  },
})
