import * as z from 'zod'
import { Allowance, PACKAGE_TYPES } from '#contracts/packages.ts'

/**
 * What `db/seed/catalogue/*.json` holds, one entry per product. Prices, validity, rules and flags are kept apart from the texts of
 * editors: a typing error in a text must not change a charge.
 */
const kyat = z.int().min(0)
const moment = z.iso.datetime({ offset: true })
const code = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

/** A price and when it becomes valid; the newest valid one is charged. */
export const DatedPrice = z.strictObject({
  from: moment,
  price: kyat,
  listPrice: kyat.nullable().default(null),
})

export const CataloguePackage = z.strictObject({
  code,
  type: z.enum(PACKAGE_TYPES),
  prices: z.array(DatedPrice).min(1),
  taxIncluded: z.boolean().default(true),
  taxRatePct: z.number().min(0).max(100).default(5),
  validity: z
    .strictObject({
      value: z.int().min(1),
      unit: z.enum(['HOUR', 'DAY', 'MONTH']),
      endsAtMidnight: z.boolean(),
      /** Runs to the end of its last night; absent where nights do not matter. */
      throughNight: z.literal(true).exactOptional(),
    })
    .refine(
      ({ unit, endsAtMidnight, throughNight }) => !throughNight || (endsAtMidnight && unit !== 'HOUR'),
      'only days and months that end at midnight last through a night',
    ),
  allowances: z.array(Allowance),
  autoRenewable: z.boolean(),
  giftable: z.boolean(),
  registerable: z.boolean().default(true),
  shareable: z.boolean(),
  overlap: z.enum(['STACK_EXTEND', 'STACK_PARALLEL', 'REPLACE', 'BLOCK']),
  maxActive: z.int().min(1).default(1),
  eligibility: z
    .strictObject({
      payTypes: z.array(z.enum(['PREPAID', 'POSTPAID'])).min(1),
      minTenureDays: z.int().min(0),
      segments: z.array(z.string()),
    })
    .default({ payTypes: ['PREPAID', 'POSTPAID'], minTenureDays: 0, segments: [] }),
  channels: z.strictObject({
    ussd: z.string().nullable(),
    smsKeyword: z.string().nullable(),
    smsTo: z.string().nullable(),
  }),
  /** How to stop a subscription, shown before anyone starts it; null when it ends by itself. */
  stopCode: z.string().nullable().default(null),
  /** Rule and bonus together, kept for the previous release. */
  pointsEarn: z.int().min(0),
  /** Points in addition to what the rule gives. */
  pointsBonus: z.int().min(0).default(0),
  popularRank: z.int().min(1).nullable().default(null),
  /** Zones in which a roaming pack works. */
  zoneIds: z.array(z.string()).default([]),
  saleFrom: moment,
  saleTo: moment.nullable().default(null),
  status: z.enum(['DRAFT', 'ACTIVE', 'PAUSED', 'RETIRED']).default('ACTIVE'),
  sort: z.int().default(0),
})
export type CataloguePackage = z.output<typeof CataloguePackage>
