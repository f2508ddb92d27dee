import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'
import { Picture } from './content.ts'

export const COVERAGE = ['FULL', 'PARTIAL', 'PLANNED', 'NONE'] as const
export const PLACE_LEVELS = ['REGION', 'DISTRICT', 'TOWNSHIP', 'WARD'] as const

export const Place = z.object({
  placeId: z.string(),
  parentId: z.nullable(z.string()),
  level: z.enum(PLACE_LEVELS),
  name: z.string(),
  nameMm: z.string(),
  coverage: z.enum(COVERAGE),
  lat: z.number(),
  lng: z.number(),
})
export type Place = z.infer<typeof Place>

/** Months a customer may pay ahead. */
export const PREPAY_MONTHS = [1, 3, 6, 12] as const

/** What a new line pays for so many months, tax included; every figure whole kyat. */
export const FibreQuote = z.object({
  months: z.int(),
  monthly: z.int(),
  discount: z.int(),
  discountPct: z.number(),
  install: z.int(),
  installWaived: z.boolean(),
  bonusMonths: z.int(),
  tax: z.int(),
  total: z.int(),
  /** What comes back every month, with its tax, over the months it pays for: the installation is paid once. */
  perMonth: z.int(),
  /** Against paying month by month, install fee included. */
  saving: z.int(),
})
export type FibreQuote = z.infer<typeof FibreQuote>

export const FtthPackage = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameMm: Mm,
  description: z.string(),
  descriptionMm: Mm,
  features: z.array(z.object({ text: z.string(), textMm: Mm })),
  device: z.string(),
  deviceMm: Mm,
  thumbnail: z.string(),
  picture: z.nullable(Picture),
  speedMbpsDown: z.int(),
  speedMbpsUp: z.int(),
  fairUseGb: z.nullable(z.int()),
  /** Whole kyat, tax not included. */
  monthlyFee: z.int(),
  installFee: z.int(),
  deposit: z.int(),
  contractMonths: z.int(),
  taxRatePct: z.number(),
  addOns: z.array(z.object({ id: z.string(), name: z.string(), nameMm: Mm, monthlyFee: z.int() })),
  availablePlaceIds: z.union([z.literal('ALL'), z.array(z.string())]),
  quotes: z.array(FibreQuote),
  sortOrder: z.int(),
})
export type FtthPackage = z.infer<typeof FtthPackage>

export const getFtthPackages = defineCall({
  id: 'getFtthPackages',
  base: 'gateway',
  method: 'GET',
  path: '/ftth/package/all',
  session: 'none',
  cacheable: true,
  query: z.object({ placeId: z.optional(z.string()) }),
  result: z.array(FtthPackage),
  summary: 'Fibre packages, all or those offered at a place.',
})

export const getFtthPackageDetail = defineCall({
  id: 'getFtthPackageDetail',
  base: 'gateway',
  method: 'GET',
  path: '/ftth/package/detail/:id',
  session: 'none',
  cacheable: true,
  params: z.object({ id: z.string() }),
  result: FtthPackage,
  summary: 'One fibre package with what 1, 3, 6 and 12 months cost.',
})

export const getFtthPlaces = defineCall({
  id: 'getFtthPlaces',
  base: 'gateway',
  method: 'GET',
  path: '/ftth/place/all',
  session: 'none',
  cacheable: true,
  query: z.object({ level: z.optional(z.enum(PLACE_LEVELS)), parentId: z.optional(z.string()) }),
  result: z.array(Place),
  summary: 'Places with their fibre coverage, by level or parent.',
})
