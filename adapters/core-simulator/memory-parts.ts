import type {
  CoreAnswer,
  CoreBucket,
  CoreLine,
  CoreRefusal,
  ReverseOrder,
  Unit,
} from '#modules/value/index.ts'

export type Bucket = { -readonly [K in keyof CoreBucket]: CoreBucket[K] } & {
  openedBy: string | null
  cameFrom: Bucket | null
}
export type Use = { readonly unit: string; readonly at: Date; readonly amount: number }
export type Line = {
  standing: Omit<CoreLine, 'buckets'>
  readonly buckets: Bucket[]
  readonly uses: Use[]
  spentKyat: number
}
export type Part = { readonly bucket: Bucket; readonly amount: number }
export type Hold = {
  readonly main: Bucket
  readonly amount: number
  readonly parts: readonly Part[]
  readonly untilMs: number
  open: boolean
}
export type Kept = { readonly body: unknown; readonly answer: CoreAnswer; readonly undo: (() => void) | null }

export const refuse = (reason: CoreRefusal, missing?: number): CoreAnswer =>
  missing === undefined ? { outcome: 'REFUSED', reason } : { outcome: 'REFUSED', reason, missing }

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

export function setFree(hold: Hold): void {
  hold.open = false
  hold.main.reserved -= hold.amount
  for (const { bucket, amount } of hold.parts) bucket.reserved -= amount
}

/** The given amount of what may be shared and lasts beyond a time, soonest to expire first; less if there is less. */
export function shareableFrom(
  live: readonly Bucket[],
  { unit, amount }: { readonly unit: Unit; readonly amount: number },
  afterMs: number,
): Part[] {
  const parts: Part[] = []
  let left = amount
  const sources = live
    .filter((bucket) => bucket.unit === unit && bucket.shareable && bucket.source === 'PACKAGE')
    .filter(({ validTo }) => validTo !== null && Date.parse(validTo) > afterMs)
    .toSorted((a, b) => String(a.validTo).localeCompare(String(b.validTo)))
  for (const bucket of sources) {
    const part = Math.min(left, bucket.balance - bucket.reserved)
    if (part > 0) parts.push({ bucket, amount: part })
    left -= part
  }
  return parts
}

/** Buckets of these moves that would expire earlier than now. Points keep their own expiry. */
export const earlierEnds = (
  all: readonly Bucket[],
  moves: NonNullable<ReverseOrder['moves']>,
): { readonly bucket: Bucket; readonly validTo: string }[] =>
  moves.flatMap(({ moveId, validTo }) =>
    all
      .filter(({ openedBy, unit }) => openedBy === moveId && unit !== 'POINT')
      .filter((bucket) => bucket.validTo !== null && Date.parse(validTo) < Date.parse(bucket.validTo))
      .map((bucket) => ({ bucket, validTo })),
  )

/** Whether a part of it was passed on with a longer life. */
export const isOutlasted = (all: readonly Bucket[], source: Bucket, end: string): boolean =>
  all.some(
    ({ cameFrom, balance, validTo }) =>
      cameFrom === source && balance > 0 && validTo !== null && Date.parse(validTo) > Date.parse(end),
  )
