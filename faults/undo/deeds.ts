import fc from 'fast-check'
import { aProduct } from '#modules/packages/catalogue.builder.ts'

export const PRICE = 1_000
export const MEGABYTES = 1_000
export const START_KYAT = 100_000

const given = {
  price: PRICE,
  pointsEarn: 10,
  allowances: [{ unit: 'MB', value: MEGABYTES, scope: 'ANY' }],
} as const

/** Nearly every package is queued behind what is running; the ends of these fall on midnights, months and hours. */
export const PRODUCTS = [
  aProduct('DAYS', {
    ...given,
    validity: { value: 30, unit: 'DAY', endsAtMidnight: true },
    allowances: [...given.allowances],
  }),
  aProduct('MONTH', {
    ...given,
    validity: { value: 1, unit: 'MONTH', endsAtMidnight: true },
    allowances: [...given.allowances],
  }),
  aProduct('HOUR', {
    ...given,
    validity: { value: 1, unit: 'HOUR', endsAtMidnight: false },
    allowances: [...given.allowances],
  }),
  aProduct('INSTEAD', { ...given, overlap: 'REPLACE', allowances: [...given.allowances] }),
  aProduct('BESIDE', {
    ...given,
    overlap: 'STACK_PARALLEL',
    maxActive: 100,
    allowances: [...given.allowances],
  }),
]

/** Something that happens to a line. `of` counts back from the last package. */
export type Deed =
  | { readonly do: 'buy'; readonly product: number; readonly gift: boolean }
  /** A friend asks for a gift, and types its code later. */
  | { readonly do: 'ask'; readonly product: number }
  | { readonly do: 'confirm' }
  | { readonly do: 'undo'; readonly of: number }
  | { readonly do: 'cancel'; readonly of: number }
  | { readonly do: 'use'; readonly megabytes: number }
  | { readonly do: 'wait'; readonly minutes: number }

const of = fc.nat(5)
/** Two products most of the time, so that they interact. */
const product = fc.oneof(
  { weight: 4, arbitrary: fc.nat(1) },
  { weight: 2, arbitrary: fc.nat(PRODUCTS.length - 1) },
)
const minutes = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 2, arbitrary: fc.integer({ min: 5, max: 90 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 50_000 }) },
)

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      product,
      gift: fc.oneof(
        { weight: 4, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), product }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('undo' as const), of }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), of }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('use' as const), megabytes: fc.integer({ min: 1, max: 1_500 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes }) },
)

export const stories = fc.record({
  /** The start: any minute of a day, on any day of a month. */
  startMinute: fc.nat(45 * 1_440),
  deeds: fc.array(deed, { minLength: 2, maxLength: 14 }),
})
export type UndoStory = typeof stories extends fc.Arbitrary<infer S> ? S : never
