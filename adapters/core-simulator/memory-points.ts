import { sumOf, type Bucket, type Part } from './memory-parts.ts'

/** What points get that are given back after their end. */
export const GIVEN_BACK_DAYS = 30

const endOf = ({ validTo }: Bucket): number => (validTo === null ? Infinity : Date.parse(validTo))

/** So many points, soonest to end first and of these the oldest; fewer when there are fewer. */
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

/** To where they came from; answers how many have no such place any more, because it has ended. */
export function refill(lots: readonly Part[], now: Date): number {
  const isOpen = ({ bucket }: Part) => endOf(bucket) > now.getTime()
  for (const { bucket, amount } of lots.filter(isOpen)) bucket.balance += amount
  return sumOf(lots.filter((lot) => !isOpen(lot)))
}
