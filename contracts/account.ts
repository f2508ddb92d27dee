import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'
import { Subscription } from './purchases.ts'
import { BalanceTotals, Qty, Unit } from './value.ts'

export const Bucket = z.object({
  bucketId: z.string(),
  kind: z.enum(['MAIN', 'PROMO', 'DATA', 'VOICE', 'SMS', 'POINT_SPEND']),
  unit: Unit,
  packageId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  nameMm: Mm,
  initial: z.nullable(z.int()),
  remaining: z.int(),
  reserved: z.int(),
  scope: z.enum(['ANY', 'ONNET', 'OFFNET', 'INTL', 'ROAM', 'NIGHT', 'APP']),
  source: z.enum(['TOPUP', 'PACKAGE', 'GIFT', 'SHARE', 'LOYALTY', 'CAMPAIGN']),
  shareable: z.boolean(),
  validTo: z.nullable(z.string()),
})
export type Bucket = z.infer<typeof Bucket>

export const SetAside = z.object({
  moveId: z.string(),
  kind: z.string(),
  /** What stands aside: kyat, and what is to be shared. */
  amounts: z.array(Qty),
  packageId: z.nullable(z.string()),
  packageName: z.nullable(z.string()),
  packageNameMm: Mm,
  /** Its middle hidden. */
  counterparty: z.nullable(z.string()),
  until: z.string(),
})
export type SetAside = z.infer<typeof SetAside>

export const AccountMain = z.object({
  subscriber: z.object({
    msisdn: z.string(),
    payType: z.enum(['PREPAID', 'POSTPAID']),
    status: z.enum(['ACTIVE', 'ONE_WAY_BARRED']),
    activatedAt: z.string(),
    lineExpiresAt: z.nullable(z.string()),
  }),
  totals: BalanceTotals,
  buckets: z.array(Bucket),
  activeSubscriptions: z.array(Subscription),
  /** Not in the totals: waits for a code, and is free again when the code came, was given up or is too old. */
  setAside: z._default(z.array(SetAside), []),
  /** What ends first, within three days. */
  nextExpiry: z.nullable(z.object({ bucketId: z.string(), validTo: z.string() })),
  asOf: z.string(),
  /** The operator's core did not answer; these are the last values it gave. */
  stale: z.boolean(),
})
export type AccountMain = z.infer<typeof AccountMain>

export const accountMain = defineCall({
  id: 'accountMain',
  base: 'gateway',
  method: 'GET',
  path: '/account-detail/individual/account-main',
  session: 'required',
  query: z.object({ phoneNumber: z.optional(z.string().check(z.maxLength(200))) }),
  result: AccountMain,
  summary:
    'Balances and packages of the own line. The line is the token’s; another number in the query is refused.',
})

export const DataUse = z.object({
  /** The last 30 days of Yangon with today, oldest first; days without use are left out. Null: nobody can say. */
  days: z.nullable(z.array(z.object({ day: z.string(), usedMb: z.int() }))),
  asOf: z.string(),
})
export type DataUse = z.infer<typeof DataUse>

export const getDataUse = defineCall({
  id: 'getDataUse',
  base: 'gateway',
  method: 'GET',
  path: '/me/data-use',
  session: 'required',
  result: DataUse,
  summary: 'Data the own line used on each of the last 30 days. `days` is null where the core cannot say it.',
})
