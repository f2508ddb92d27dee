import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type NewMerchant = { readonly id: string; readonly name: string; readonly nameMm: string }

type NewVoucher = {
  readonly id: string
  readonly merchantId: string
  readonly category: string
  readonly title: string
  readonly titleMm: string
  readonly terms: string
  readonly termsMm: string
  readonly points: number
  readonly worthKyat: number
  readonly perMember: number
  readonly minTier: string
  readonly useDays: number | null
  readonly outlets: readonly object[]
  readonly saleFrom: Date
  readonly saleTo: Date
  readonly startsAt: Date | null
  readonly giveBackUntil: Date | null
  readonly venue?: string
  readonly venueMm?: string
  readonly programme?: readonly object[]
}

/** Merchants and their vouchers. Existing rows are never overwritten. */
export const makeCatalogueStore = (tx: Tx) => ({
  /** True when it is new. */
  async putMerchant({ id, name, nameMm }: NewMerchant): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('voucher_merchant')
      .values({ id, name, name_mm: nameMm })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  },

  async setPin(merchantId: string, tag: Buffer, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('voucher_merchant')
      .set({ pin_tag: tag, pin_set_at: now })
      .where('id', '=', merchantId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async putVoucher(voucher: NewVoucher): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('voucher')
      .values({
        id: voucher.id,
        merchant_id: voucher.merchantId,
        category: voucher.category,
        title: voucher.title,
        title_mm: voucher.titleMm,
        terms: voucher.terms,
        terms_mm: voucher.termsMm,
        points: voucher.points,
        worth_kyat: voucher.worthKyat,
        per_member: voucher.perMember,
        min_tier: voucher.minTier,
        sale_from: voucher.saleFrom,
        sale_to: voucher.saleTo,
        use_days: voucher.useDays,
        outlets: sql`${JSON.stringify(voucher.outlets)}::jsonb`,
        starts_at: voucher.startsAt,
        give_back_until: voucher.giveBackUntil,
        venue: voucher.venue ?? null,
        venue_mm: voucher.venueMm ?? null,
        programme: sql`${JSON.stringify(voucher.programme ?? [])}::jsonb`,
      })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  },
})
