import type { AccountMain, Bucket, SetAside } from '#contracts/account.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { Subscription } from '#contracts/purchases.ts'
import type { LineStanding } from '#modules/identity/index.ts'
import { totalsOf, type CoreBucket, type CoreLine, type Value } from '#modules/value/index.ts'

type Names = { readonly name: string; readonly nameMm: string | null }

export type Seen = {
  readonly number: string
  readonly core: CoreLine
  readonly standing: LineStanding
  readonly subscriptions: readonly Subscription[]
  readonly setAside: Awaited<ReturnType<Value['setAside']>>
  readonly asOf: Date
}

const KINDS = { MMK: 'MAIN', MB: 'DATA', MIN: 'VOICE', SMS: 'SMS', POINT: 'POINT_SPEND' } as const
/** A bucket that ends within this time is announced. */
const SOON_MS = 3 * 86_400_000

const bucketView = (bucket: CoreBucket, names: (code: string) => Names | null): Bucket => {
  const words = bucket.product === null ? null : names(bucket.product)
  return {
    bucketId: bucket.id,
    kind: bucket.source === 'PROMO' ? 'PROMO' : KINDS[bucket.unit],
    unit: bucket.unit,
    packageId: bucket.product,
    name: words?.name ?? null,
    nameMm: words?.nameMm ?? null,
    initial: bucket.initial,
    remaining: bucket.balance - bucket.reserved,
    reserved: bucket.reserved,
    scope: bucket.scope,
    source: bucket.source === 'MAIN' || bucket.source === 'PROMO' ? 'TOPUP' : bucket.source,
    shareable: bucket.shareable,
    validTo: bucket.validTo,
  }
}

const setAsideView = (
  { id, kind, product, counterparty, amounts, until }: Seen['setAside'][number],
  names: (code: string) => Names | null,
): SetAside => ({
  moveId: id,
  kind,
  amounts: [...amounts],
  packageId: product,
  packageName: product && (names(product)?.name ?? product),
  packageNameMm: (product && names(product)?.nameMm) || null,
  counterparty: counterparty && maskMsisdn(counterparty),
  until: until.toISOString(),
})

export function accountView(seen: Seen, names: (code: string) => Names | null, stale: boolean): AccountMain {
  const { number, core, standing, subscriptions, setAside, asOf } = seen
  const soon = core.buckets
    .filter(
      ({ validTo, unit }) =>
        validTo !== null && unit !== 'POINT' && Date.parse(validTo) - asOf.getTime() <= SOON_MS,
    )
    .toSorted((a, b) => Date.parse(a.validTo ?? '') - Date.parse(b.validTo ?? ''))[0]
  return {
    subscriber: {
      msisdn: number,
      payType: core.payType,
      status: standing.state === 'BARRED' ? 'ONE_WAY_BARRED' : 'ACTIVE',
      activatedAt: core.activatedAt,
      lineExpiresAt: core.endsAt,
    },
    totals: totalsOf(core.buckets),
    buckets: core.buckets.map((bucket) => bucketView(bucket, names)),
    activeSubscriptions: [...subscriptions],
    setAside: setAside.map((one) => setAsideView(one, names)),
    nextExpiry: soon?.validTo ? { bucketId: soon.id, validTo: soon.validTo } : null,
    asOf: asOf.toISOString(),
    stale,
  }
}
