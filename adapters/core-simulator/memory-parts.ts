import type { CoreAnswer, CoreBucket, CoreLine, CoreRefusal } from '#modules/value/index.ts'

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
