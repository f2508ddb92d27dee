import * as z from 'zod'
import { Allowance } from '#contracts/packages.ts'

const moment = z.iso.datetime({ offset: true })
const code = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

/** A lower price or a bonus for one product, between two times. */
const OfferWindow = z
  .strictObject({
    product: code,
    from: moment,
    to: moment,
    /** Replaces the product's price; null leaves it. */
    price: z.int().min(0).nullable().default(null),
    bonus: z.array(Allowance).default([]),
  })
  .refine(({ price, bonus }) => price !== null || bonus.length > 0, 'an offer that gives nothing')
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'it ends before it begins')

/** What `db/seed/catalogue/offers.json` holds. Posts and banners name an offer by its code. */
export const CatalogueOffer = z.strictObject({
  code,
  oncePerLine: z.boolean(),
  /** The total number of purchases it allows. */
  most: z.int().min(1).max(100_000).nullable().default(null),
  windows: z.array(OfferWindow).min(1),
})
export type CatalogueOffer = z.output<typeof CatalogueOffer>

/** As kept in memory, with what has been taken. */
export const StoredOffer = CatalogueOffer.extend({ usedUp: z.boolean() })
export type StoredOffer = z.output<typeof StoredOffer>
