import type { NOT_SHARED_BECAUSE, ShareType } from '#contracts/sharing.ts'
import { freeKyat, HOLD_WITHIN_MS, type CoreBucket, type Unit } from '#modules/value/index.ts'

export const UNIT_OF = { DATA: 'MB', VOICE: 'MIN', BALANCE: 'MMK' } as const satisfies Record<ShareType, Unit>

export type Source = { readonly amount: number; readonly endsAt: Date }
export type NotShared = {
  readonly why: (typeof NOT_SHARED_BECAUSE)[number]
  readonly amount: number
  readonly product: string | null
}

export type Offer = {
  readonly shareable: number
  readonly total: number
  readonly sources: readonly Source[]
  readonly notShared: readonly NotShared[]
}

const freeOf = ({ balance, reserved }: CoreBucket): number => balance - reserved

/** Null when it may be shared. Only what was bought for oneself may, or gifts could be passed on in chains. */
function whyNot({ source, scope, shareable, validTo }: CoreBucket, now: Date): NotShared['why'] | null {
  if (source === 'GIFT' || source === 'SHARE' || source === 'LOYALTY' || source === 'CAMPAIGN') return source
  if (scope !== 'ANY' && scope !== 'ONNET') return 'SCOPE'
  if (source !== 'PACKAGE' || !shareable || validTo === null) return 'PACKAGE'
  return Date.parse(validTo) > now.getTime() + HOLD_WITHIN_MS ? null : 'ENDS_SOON'
}

/** What a line may share, soonest to end first, and what it may not, with reasons. */
export function offerOf(type: ShareType, buckets: readonly CoreBucket[], now: Date): Offer {
  if (type === 'BALANCE') {
    const kyat = freeKyat(buckets)
    return { shareable: kyat, total: kyat, sources: [], notShared: [] }
  }
  const own = buckets.filter((bucket) => bucket.unit === UNIT_OF[type] && freeOf(bucket) > 0)
  const sources: Source[] = []
  const notShared: NotShared[] = []
  for (const bucket of own) {
    const why = whyNot(bucket, now)
    if (why) notShared.push({ why, amount: freeOf(bucket), product: bucket.product })
    else sources.push({ amount: freeOf(bucket), endsAt: new Date(bucket.validTo ?? 0) })
  }
  const sum = (parts: readonly { readonly amount: number }[]) =>
    parts.reduce((all, { amount }) => all + amount, 0)
  return {
    shareable: sum(sources),
    total: sum(sources) + sum(notShared),
    sources: sources.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime()),
    notShared,
  }
}
