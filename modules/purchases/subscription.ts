import { maskMsisdn } from '#contracts/msisdn.ts'
import type { Subscription } from '#contracts/purchases.ts'
import type { CataloguePackage } from '#modules/packages/index.ts'
import type { Stretch } from './stretch.ts'

/** A package on a line, as it is kept. */
export type SubscriptionRecord = {
  readonly id: string
  readonly line: string
  readonly product: string
  readonly status: Subscription['status']
  readonly priceKyat: number
  readonly startedAt: Date
  readonly expiresAt: Date
  readonly autoRenew: boolean
  readonly nextRenewAt: Date | null
  readonly renewTries: number
  readonly renewMoveId: string | null
  readonly origin: Subscription['origin']
  readonly giftedBy: string | null
  readonly undoUntil: Date | null
  readonly moveId: string
  /** Null for packages bought before this column existed. */
  readonly stretch: Stretch | null
  /** The undo under way that takes it back or moves its end. */
  readonly undoMoveId: string | null
  /** Its owner stopped it in time: the move that gives it back, now or when the charge under way is done. */
  readonly giveBackMoveId: string | null
  /** The offer it was bought with. */
  readonly offer: string | null
  /** What its renewal costs, where its buyer was shown another price for that than they paid. */
  readonly renewPriceKyat: number | null
}

/** One of a product that has not ended. */
export type Running = Pick<SubscriptionRecord, 'id' | 'expiresAt' | 'undoMoveId' | 'giveBackMoveId'>

/** Tries after the first: six hours and a day after it. */
export const RENEW_AGAIN_AFTER_MS = [6 * 3_600_000, 24 * 3_600_000] as const

/** What an answer may say about the product of a subscription. */
export type Known = {
  readonly name: string
  readonly nameMm: string | null
  readonly serviceId: string | null
  readonly item: Pick<CataloguePackage, 'autoRenewable' | 'stopCode' | 'type'> | null
}

/** A digital service that renews begins only with a code, so its renewal can be switched off here but not on. */
const canRenew = ({ autoRenew }: SubscriptionRecord, item: Known['item']): boolean =>
  item !== null && item.autoRenewable && (autoRenew || item.type !== 'DIGITAL')

/** What its owner is shown: its end, or the next try, rather than the minute in which a worker will take it. */
const renewsAt = ({ autoRenew, nextRenewAt, renewTries, expiresAt }: SubscriptionRecord): Date | null => {
  if (!autoRenew || nextRenewAt === null) return null
  return renewTries > 0 ? nextRenewAt : expiresAt
}

/** Charged ahead and not begun yet. */
export const isAhead = ({ status, startedAt }: SubscriptionRecord, now: Date): boolean =>
  status === 'ACTIVE' && startedAt > now

/** Its owner stopped it before it began, and its price is not back yet. */
export const isComingBack = ({ status, giveBackMoveId }: SubscriptionRecord): boolean =>
  status === 'ACTIVE' && giveBackMoveId !== null

export function subscriptionView(
  held: SubscriptionRecord,
  { name, nameMm, serviceId, item }: Known,
  now: Date,
): Subscription {
  const over = held.expiresAt <= now && held.status === 'ACTIVE' && held.nextRenewAt === null
  return {
    subscriptionId: held.id,
    packageId: held.product,
    packageName: name,
    packageNameMm: nameMm,
    status: over ? 'EXPIRED' : held.status,
    price: held.priceKyat,
    startedAt: held.startedAt.toISOString(),
    expiresAt: held.expiresAt.toISOString(),
    autoRenew: held.autoRenew,
    canRenew: canRenew(held, item),
    nextRenewAt: renewsAt(held)?.toISOString() ?? null,
    origin: held.origin,
    giftedBy: held.giftedBy && maskMsisdn(held.giftedBy),
    undoUntil: held.undoUntil && held.undoUntil > now ? held.undoUntil.toISOString() : null,
    transactionId: held.moveId,
    stopCode: item?.stopCode ?? null,
    serviceId,
    renewPrice: held.renewPriceKyat,
  }
}
