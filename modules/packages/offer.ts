import type { Allowance } from '#contracts/packages.ts'
import type { StoredOffer } from './stored-offer.ts'

/** The present offer for a product. */
export type Offer = {
  readonly code: string
  /** Null when only the bonus is offered. */
  readonly price: number | null
  readonly bonus: readonly Allowance[]
  readonly until: string
  readonly oncePerLine: boolean
  readonly limited: boolean
}

type Priced = { readonly code: string; readonly price: number }

const at = (moment: string): number => Date.parse(moment)

/** Of several valid offers the latest counts. A price that is not below the product's own is ignored. */
export function offerFor(
  offers: readonly StoredOffer[],
  { code: product, price: normal }: Priced,
  now: Date,
): Offer | null {
  const ms = now.getTime()
  const [best] = offers
    .filter(({ usedUp }) => !usedUp)
    .flatMap((offer) => offer.windows.map((window) => ({ offer, window })))
    .filter(({ window }) => window.product === product && at(window.from) <= ms && ms < at(window.to))
    .toSorted((a, b) => at(b.window.from) - at(a.window.from) || (a.offer.code < b.offer.code ? -1 : 1))
  if (!best) return null
  const { offer, window } = best
  const price = window.price !== null && window.price < normal ? window.price : null
  if (price === null && window.bonus.length === 0) return null
  return {
    code: offer.code,
    price,
    bonus: window.bonus,
    until: window.to,
    oncePerLine: offer.oncePerLine,
    limited: offer.most !== null,
  }
}

export type OfferTimes = {
  readonly state: 'AHEAD' | 'RUNNING' | 'OVER'
  /** Start and end, of the next window when none is running. Null when it is over. */
  readonly from: string | null
  readonly until: string | null
  readonly products: readonly string[]
}

const OVER: OfferTimes = { state: 'OVER', from: null, until: null, products: [] }

/** Whether an offer is running, still to come, or over; a missing one is over. */
export function offerTimes(offer: StoredOffer | undefined, now: Date): OfferTimes {
  if (!offer || offer.usedUp) return OVER
  const ms = now.getTime()
  const left = offer.windows.filter(({ to }) => at(to) > ms).toSorted((a, b) => at(a.from) - at(b.from))
  const [next] = left
  if (!next) return OVER
  const isRunning = at(next.from) <= ms
  const same = left.filter(({ from }) => (isRunning ? at(from) <= ms : from === next.from))
  return {
    state: isRunning ? 'RUNNING' : 'AHEAD',
    from: next.from,
    until: same.reduce((latest, { to }) => (at(to) > at(latest) ? to : latest), next.to),
    products: same.map(({ product }) => product),
  }
}
