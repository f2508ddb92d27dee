import * as z from 'zod'

/** What `db/seed/catalogue/fibre.json` holds, one entry per package: speeds, fees and rules, no texts. */
const kyat = z.int().min(0)

/** Valid from a time on. */
const DatedFibrePrice = z.strictObject({
  from: z.iso.datetime({ offset: true }),
  monthlyFee: kyat,
  installFee: kyat,
  taxRatePct: z.number().min(0).max(100),
})
export type FibrePrice = z.output<typeof DatedFibrePrice>

export const CatalogueFibre = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  speedMbpsDown: z.int().min(1),
  speedMbpsUp: z.int().min(1),
  fairUseGb: z.int().min(1).nullable().default(null),
  prices: z.array(DatedFibrePrice).min(1),
  deposit: kyat.default(0),
  contractMonths: z.int().min(1).default(12),
  prepay: z
    .array(
      z.strictObject({
        months: z.int().min(1),
        discountPct: z.number().min(0).max(100),
        installWaived: z.boolean(),
        bonusMonths: z.int().min(0).default(0),
      }),
    )
    .min(1),
  addOns: z
    .array(
      z.strictObject({ id: z.string(), name: z.string(), nameMm: z.string().nullable(), monthlyFee: kyat }),
    )
    .default([]),
  availablePlaceIds: z.union([z.literal('ALL'), z.array(z.string())]).default('ALL'),
  status: z.enum(['ACTIVE', 'RETIRED']).default('ACTIVE'),
  sort: z.int().default(0),
})
export type CatalogueFibre = z.output<typeof CatalogueFibre>
