import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'
import { paging, PUBLIC_PAGE_SIZE } from './paging.ts'

export const PACKAGE_TYPES = [
  'DATA',
  'VOICE',
  'SMS',
  'COMBO',
  'SOCIAL',
  'NIGHT',
  'ROAM',
  'IDD',
  'DIGITAL',
] as const

export const VasGroup = z.object({
  id: z.string(),
  vasGroupName: z.string(),
  vasGroupNameMm: z.string(),
  icon: z.string(),
  sortOrder: z.int(),
  kind: z.enum(['MOBILE', 'DIGITAL']),
})
export type VasGroup = z.infer<typeof VasGroup>

export const Allowance = z.object({
  unit: z.enum(['MB', 'MIN', 'SMS']),
  value: z.int(),
  scope: z.enum(['ANY', 'ONNET', 'OFFNET', 'INTL', 'ROAM', 'NIGHT', 'APP']),
  unlimited: z.optional(z.boolean()),
  note: z.optional(z.string()),
  noteMm: z.optional(z.string()),
})
export type Allowance = z.infer<typeof Allowance>

/** What a purchase for the own line costs or gives until then, besides what the package itself does. */
export const PackageOffer = z.object({
  code: z.string(),
  /** In place of `price`; null when only the bonus is offered. */
  price: z.nullable(z.int()),
  bonus: z.array(Allowance),
  until: z.string(),
  oncePerLine: z.boolean(),
  /** Only so many purchases have it. */
  limited: z.boolean(),
})
export type PackageOffer = z.infer<typeof PackageOffer>

export const VasPackage = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameMm: Mm,
  summary: z.string(),
  summaryMm: Mm,
  /** HTML, sanitised. */
  description: z.string(),
  descriptionMm: Mm,
  thumbnail: z.string(),
  vasGroupId: z.string(),
  vasGroupName: z.string(),
  vasGroupNameMm: z.string(),
  kind: z.enum(PACKAGE_TYPES),
  /** Whole kyat, without an offer: what renewals and gifts cost. */
  price: z.int(),
  offer: z._default(z.nullable(PackageOffer), null),
  taxIncluded: z.boolean(),
  taxRatePct: z.number(),
  listPrice: z.nullable(z.int()),
  validity: z.object({
    value: z.int(),
    unit: z.enum(['HOUR', 'DAY', 'MONTH']),
    endsAtMidnight: z.boolean(),
    /** Its last night counts whole, until 7:00. */
    throughNight: z.optional(z.boolean()),
  }),
  allowances: z.array(Allowance),
  autoRenewable: z.boolean(),
  giftable: z.boolean(),
  registerable: z.boolean(),
  shareable: z.boolean(),
  overlap: z.enum(['STACK_EXTEND', 'STACK_PARALLEL', 'REPLACE', 'BLOCK']),
  maxActive: z.int(),
  eligibility: z.object({
    payTypes: z.array(z.enum(['PREPAID', 'POSTPAID'])),
    minTenureDays: z.int(),
    segments: z.array(z.string()),
  }),
  channels: z.object({
    ussd: z.nullable(z.string()),
    smsKeyword: z.nullable(z.string()),
    smsTo: z.nullable(z.string()),
  }),
  pointsEarn: z.int(),
  popularRank: z.nullable(z.int()),
  tags: z.array(z.string()),
  saleFrom: z.string(),
  saleTo: z.nullable(z.string()),
  status: z.enum(['DRAFT', 'ACTIVE', 'PAUSED', 'RETIRED']),
  /** For comparison, rounded to one decimal; no data means no price per MB. */
  unitPrice: z.object({ perMb: z.nullable(z.number()), perDay: z.number() }),
  /** How much it gives against the largest of its family, 0 to 1: the length of its bar. */
  sizeInFamily: z.number(),
  /** Of its family it gives the most for the money. Reckoned, never written by an editor. */
  bestValue: z.boolean(),
})
export type VasPackage = z.infer<typeof VasPackage>

export const PACKAGE_SORTS = ['POPULAR', 'PRICE_ASC', 'PRICE_DESC', 'PER_MB', 'VALIDITY'] as const

const byId = z.object({ id: z.string() })

export const getVasGroup = defineCall({
  id: 'getVasGroup',
  base: 'website',
  method: 'POST',
  path: '/get-vas-group',
  session: 'none',
  cacheable: true,
  result: z.array(VasGroup),
  summary: 'Groups of mobile packages.',
})

export const getVasPackage = defineCall({
  id: 'getVasPackage',
  base: 'website',
  method: 'POST',
  path: '/get-vas-package',
  session: 'none',
  cacheable: true,
  result: z.array(z.extend(VasGroup, { vasPackage: z.array(VasPackage) })),
  summary: 'Groups of mobile packages with their packages.',
})

export const getVasPackagePopular = defineCall({
  id: 'getVasPackagePopular',
  base: 'website',
  method: 'POST',
  path: '/get-vas-package-popular',
  session: 'none',
  cacheable: true,
  result: z.array(VasPackage),
  summary: 'At most eight popular packages.',
})

export const getVasPackageDetail = defineCall({
  id: 'getVasPackageDetail',
  base: 'website',
  method: 'POST',
  path: '/get-vas-package-detail/:id',
  session: 'none',
  cacheable: true,
  params: byId,
  result: z.extend(VasPackage, { related: z.array(VasPackage) }),
  summary: 'One package with related ones.',
})

/** A list as it comes in a query (`a,b`) or in a body (`["a","b"]`). */
const listOf = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
    z.array(item).check(z.maxLength(50)),
  )

const amount = z.pipe(z.union([z.int(), z.string().check(z.regex(/^[0-9]{1,9}$/))]), z.transform(Number))
const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
)

export const SearchVas = z.object({
  keyword: z.optional(z.string().check(z.maxLength(80))),
  vasGroupIds: z.optional(listOf(z.string())),
  kinds: z.optional(listOf(z.enum(PACKAGE_TYPES))),
  priceMin: z.optional(amount),
  priceMax: z.optional(amount),
  validityDaysMin: z.optional(amount),
  validityDaysMax: z.optional(amount),
  minDataMb: z.optional(amount),
  minVoiceMin: z.optional(amount),
  autoRenew: z.optional(flag),
  giftable: z.optional(flag),
  sort: z._default(z.optional(z.enum(PACKAGE_SORTS)), 'POPULAR'),
  ...paging(PUBLIC_PAGE_SIZE),
})
export type SearchVas = z.infer<typeof SearchVas>

export const searchVasPackage = defineCall({
  id: 'searchVasPackage',
  base: 'website',
  method: 'POST',
  path: '/search-vas-package',
  session: 'none',
  cacheable: true,
  paged: true,
  query: SearchVas,
  result: z.array(VasPackage),
  summary: 'Packages by words, filters and order.',
})
