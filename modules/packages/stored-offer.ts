import * as z from 'zod'
import { Allowance } from '#contracts/packages.ts'

const moment = z.iso.datetime({ offset: true })
const code = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

/** What one product costs less or gives more, from then until then. */
const OfferWindow = z
  .strictObject({
    product: code,
    from: moment,
    to: moment,
    /** In place of the product's own; null when that stays. */
    price: z.int().min(0).nullable().default(null),
    bonus: z.array(Allowance).default([]),
  })
  .refine(({ price, bonus }) => price !== null || bonus.length > 0, 'an offer that gives nothing')
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'it ends before it begins')

/** What `db/seed/catalogue/offers.json` holds. Posts and banners name it by its code. */
export const CatalogueOffer = z.strictObject({
  code,
  oncePerLine: z.boolean(),
  /** So many purchases in all. */
  most: z.int().min(1).max(100_000).nullable().default(null),
  windows: z.array(OfferWindow).min(1),
})
export type CatalogueOffer = z.output<typeof CatalogueOffer>

/** As the memory holds it. */
export const StoredOffer = CatalogueOffer.extend({ usedUp: z.boolean() })
export type StoredOffer = z.output<typeof StoredOffer>
