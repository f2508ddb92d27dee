import { MEGABYTES, PRICE, START_KYAT } from './deeds.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const YANGON_MS = 6.5 * HOUR_MS

/** When a package started then ends, written without the product's own rules. */
function endOf(product: string, from: number): number {
  if (product === 'HOUR') return from + HOUR_MS
  const local = from + YANGON_MS
  const midnight = Math.floor(local / DAY_MS) * DAY_MS
  if (product === 'DAYS') return midnight + 30 * DAY_MS - YANGON_MS
  if (product !== 'MONTH') return midnight + 7 * DAY_MS - YANGON_MS
  const date = new Date(midnight)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) - YANGON_MS
}

type Paid = {
  readonly id: string
  readonly product: string
  readonly gift: boolean
  readonly at: number
  left: number
  /** Stopped by its owner. */
  isOver: boolean
  replacedBy: string | null
}

export type Pack = { readonly product: string; readonly end: number; readonly megabytes: number }
export type Holding = {
  readonly kyat: number
  readonly friendKyat: number
  readonly megabytes: readonly Pack[]
  readonly packages: readonly Omit<Pack, 'megabytes'>[]
}

export const inShort = ({ kyat, friendKyat, megabytes, packages }: Holding): string =>
  [
    kyat,
    friendKyat,
    megabytes
      .map(({ product, end, megabytes: left }) => `${product} ${end} ${left}`)
      .toSorted()
      .join(),
    packages
      .map(({ product, end }) => `${product} ${end}`)
      .toSorted()
      .join(),
  ].join(' | ')

/** What was paid for and not refunded, and so what must exist: recalculated each time as if undone purchases had never happened. */
export class Till {
  #paid: Paid[] = []

  sold(id: string, product: string, at: number, gift: boolean): void {
    if (product === 'INSTEAD')
      for (const one of this.#there(at)) if (one.product === product) one.replacedBy = id
    this.#paid.push({ id, product, at, gift, left: MEGABYTES, isOver: false, replacedBy: null })
  }

  /** Null when it may be undone; otherwise why not. */
  takenBack(id: string): string | null {
    const undone = this.#paid.find((one) => one.id === id)
    if (!undone || undone.gift || undone.isOver || undone.replacedBy) return 'given back what was not there'
    if (undone.left !== MEGABYTES) return 'given back what was used'
    this.#paid = this.#paid.filter((one) => one !== undone)
    for (const one of this.#paid) if (one.replacedBy === id) one.replacedBy = null
    return null
  }

  productOf(id: string): string | undefined {
    return this.#paid.find((one) => one.id === id)?.product
  }

  stopped(id: string, now: number): void {
    const product = this.productOf(id)
    for (const one of this.#there(now)) if (one.product === product) one.isOver = true
  }

  /** Soonest to end first. */
  used(megabytes: number, now: number): number {
    const ends = this.#ends()
    let wanted = megabytes
    for (const one of this.#there(now).toSorted((a, b) => (ends.get(a.id) ?? 0) - (ends.get(b.id) ?? 0))) {
      const taken = Math.min(wanted, one.left)
      one.left -= taken
      wanted -= taken
    }
    return megabytes - wanted
  }

  due(now: number): Holding {
    const ends = this.#ends()
    const there = this.#there(now)
    const packs = there.map(({ id, product, left }) => ({ product, end: ends.get(id) ?? 0, megabytes: left }))
    const gifts = this.#paid.filter(({ gift }) => gift).length
    return {
      kyat: START_KYAT - PRICE * (this.#paid.length - gifts),
      // Of two friends.
      friendKyat: 2 * START_KYAT - PRICE * gifts,
      megabytes: packs.filter(({ megabytes }) => megabytes > 0),
      packages: packs,
    }
  }

  #ends(): Map<string, number> {
    const ends = new Map<string, number>()
    for (const one of this.#paid) {
      const before = this.#paid.slice(0, this.#paid.indexOf(one))
      const isBehind = one.product !== 'INSTEAD' && one.product !== 'BESIDE'
      const last = before
        .filter(({ product, isOver }) => isBehind && product === one.product && isOver === one.isOver)
        .reduce((latest, { id }) => Math.max(latest, ends.get(id) ?? 0), one.at)
      ends.set(one.id, endOf(one.product, last))
    }
    return ends
  }

  #there(now: number): Paid[] {
    const ends = this.#ends()
    return this.#paid.filter(
      ({ id, isOver, replacedBy }) => !isOver && replacedBy === null && (ends.get(id) ?? 0) > now,
    )
  }
}
