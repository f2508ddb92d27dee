import { sumOf, type Bucket, type Part } from './memory-parts.ts'

/** Validity of points that are returned after their expiry. */
export const GIVEN_BACK_DAYS = 30

const endOf = ({ validTo }: Bucket): number => (validTo === null ? Infinity : Date.parse(validTo))

/** The given number of points, soonest to expire first and of these the oldest; fewer if there are fewer. */
export function lotsFrom(live: readonly Bucket[], points: number): Part[] {
  const parts: Part[] = []
  let left = points
  for (const bucket of live
    .filter(({ unit }) => unit === 'POINT')
    .toSorted((a, b) => endOf(a) - endOf(b) || Number(a.id) - Number(b.id))) {
    const amount = Math.min(left, bucket.balance - bucket.reserved)
    if (amount > 0) parts.push({ bucket, amount })
    left -= amount
  }
  return parts
}

/** Returns points to their lots; the result is the number whose lot has expired. */
export function refill(lots: readonly Part[], now: Date): number {
  const isOpen = ({ bucket }: Part) => endOf(bucket) > now.getTime()
  for (const { bucket, amount } of lots.filter(isOpen)) bucket.balance += amount
  return sumOf(lots.filter((lot) => !isOpen(lot)))
}
