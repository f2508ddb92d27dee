import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { CatalogueOffer, StoredOffer } from './stored-offer.ts'

/** All offers with their windows, oldest first. */
export async function readOffers(db: Database | Tx): Promise<StoredOffer[]> {
  const rows = await db.selectFrom('package_offer').selectAll().orderBy('code').execute()
  const windows = await db
    .selectFrom('package_offer_window')
    .selectAll()
    .orderBy('starts_at')
    .orderBy('product')
    .execute()
  const byCode = Map.groupBy(windows, ({ code }) => code)
  return rows.map((row) => ({
    code: row.code,
    oncePerLine: row.once_per_line,
    most: row.most,
    usedUp: row.used_up_at !== null,
    windows: (byCode.get(row.code) ?? []).map((window) => ({
      product: window.product,
      from: window.starts_at.toISOString(),
      to: window.ends_at.toISOString(),
      price: window.price,
      bonus: window.bonus as StoredOffer['windows'][number]['bonus'],
    })),
  }))
}

/** Writes one offer as given. Pieces already taken stay counted; raising the number makes it available again. */
export async function putOffer(tx: Database | Tx, offer: CatalogueOffer): Promise<void> {
  const { code, most, oncePerLine, windows } = offer
  await tx
    .insertInto('package_offer')
    .values({ code, once_per_line: oncePerLine, most })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        once_per_line: oncePerLine,
        most,
        used_up_at: sql`case when package_offer.most is not distinct from excluded.most then package_offer.used_up_at end`,
      }),
    )
    .execute()
  await tx.deleteFrom('package_offer_window').where('code', '=', code).execute()
  await tx
    .insertInto('package_offer_window')
    .values(
      windows.map(({ product, from, to, price, bonus }) => ({
        code,
        product,
        starts_at: from,
        ends_at: to,
        price,
        bonus: JSON.stringify(bonus),
      })),
    )
    .execute()
  await tx
    .deleteFrom('package_offer_piece')
    .where('code', '=', code)
    .where('piece', '>', most ?? 0)
    .where('move_id', 'is', null)
    .execute()
  if (most !== null)
    await sql`insert into package_offer_piece (code, piece) select ${code}, generate_series(1, ${most}::integer)
      on conflict do nothing`.execute(tx)
}
