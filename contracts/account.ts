import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'
import { Subscription } from './purchases.ts'
import { BalanceTotals, Unit } from './value.ts'

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
