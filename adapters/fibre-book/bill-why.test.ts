import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whyChanged } from '#modules/fibre/index.ts'
import { makeBill, type Billed } from './make-bill.ts'

const PAIRS = 100_000
const PLAN = { monthlyKyat: 42_000, taxPct: 15, addOns: [{ id: 'static-ip', monthlyKyat: 15_000 }] }
const plain: Billed = {
  packageCode: 'F40',
  addOnIds: [],
  discountPct: 0,
  discountUntil: null,
  price: PLAN,
  aheads: [],
  charges: [],
}

const bill = (billed: Partial<Billed>, packageCode = 'F40', from = '2026-10-05') => ({
  ...makeBill(from, { ...plain, packageCode, ...billed }),
  packageCode,
  taxPct: billed.price?.taxPct ?? PLAN.taxPct,
})
const why = (before: ReturnType<typeof bill>, after: ReturnType<typeof bill>) =>
  whyChanged(before, after).map(({ reason, amount }) => [reason, amount])

describe('why a bill changed', () => {
  it('not at all: nothing is said', () => {
    expect(why(bill({}), bill({}))).toEqual([])
  })

  it.each([
    ['another plan', { price: { ...PLAN, monthlyKyat: 55_000 } }, 'F60', [['PLAN_CHANGED', 14_950]]],
    ['another price', { price: { ...PLAN, monthlyKyat: 45_000 } }, 'F40', [['PRICE_CHANGED', 3_450]]],
    ['another tax', { price: { ...PLAN, taxPct: 5 } }, 'F40', [['TAX_CHANGED', -4_200]]],
    ['an add-on', { addOnIds: ['static-ip'] }, 'F40', [['ADD_ON', 17_250]]],
  ] as const)('%s', (_name, billed, code, reasons) => {
    expect(why(bill({}), bill(billed as Partial<Billed>, code))).toEqual(reasons)
  })

  it('a discount that ended, a part of a month, a one-off charge, a credit and months paid ahead', () => {
    const discounted = bill({ discountPct: 10 })
    expect(why(discounted, bill({}))).toEqual([['DISCOUNT_ENDED', 4_830]])
    const charge = (kind: 'PART_OF_MONTH' | 'ONE_OFF' | 'CREDIT', kyat: number) => ({
      charges: [{ id: 1, kind, code: 'x', qty: 1, kyat }],
    })
    expect(why(bill({}), bill(charge('PART_OF_MONTH', 6_000)))).toEqual([['PART_OF_MONTH', 6_900]])
    expect(why(bill({}), bill(charge('ONE_OFF', 10_000)))).toEqual([['ONE_OFF', 11_500]])
    expect(why(bill({}), bill(charge('CREDIT', -2_000)))).toEqual([['CREDIT', -2_300]])
    const aheads = [
      { from: '2026-10-01', to: '2026-12-31', packageCode: 'F40', monthlyKyat: 42_000, addOns: [] },
    ]
    expect(why(bill({}), bill({ aheads }))).toEqual([['PAID_AHEAD', -48_300]])
  })

  it('a discount that follows the fee is no reason of its own', () => {
    const before = bill({ discountPct: 10 })
    const after = bill({ discountPct: 10, price: { ...PLAN, monthlyKyat: 45_000 } })
    expect(why(before, after)).toEqual([['PRICE_CHANGED', 3_105]])
  })

  const kyat = fc.integer({ min: 0, max: 200_000 })
  const addOns = fc.constantFrom([], ['static-ip'], ['extra-wifi'], ['static-ip', 'extra-wifi'])
  const charge = fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    kind: fc.constantFrom('PART_OF_MONTH' as const, 'ONE_OFF' as const, 'CREDIT' as const),
    code: fc.constantFrom('a', 'b'),
    qty: fc.integer({ min: 1, max: 31 }),
    kyat,
  })
  const anyBill = fc
    .record({
      packageCode: fc.constantFrom('F20', 'F40', 'F60'),
      monthlyKyat: kyat,
      wifi: kyat,
      taxPct: fc.constantFrom(0, 5, 7.5, 15),
      addOnIds: addOns,
      discountPct: fc.constantFrom(0, 0, 5, 10, 33.33),
      ahead: fc.option(kyat),
      charges: fc.array(charge, { maxLength: 4 }),
    })
    .map(({ packageCode, monthlyKyat, wifi, taxPct, ahead, charges, ...rest }) =>
      bill(
        {
          ...rest,
          price: {
            monthlyKyat,
            taxPct,
            addOns: [
              { id: 'static-ip', monthlyKyat: 15_000 },
              { id: 'extra-wifi', monthlyKyat: wifi },
            ],
          },
          aheads:
            ahead === null
              ? []
              : [
                  {
                    from: '2026-01-01',
                    to: '2026-12-31',
                    packageCode: 'F20',
                    monthlyKyat: ahead,
                    addOns: [],
                  },
                ],
          charges: charges.map((one) => (one.kind === 'CREDIT' ? { ...one, kyat: -one.kyat } : one)),
        },
        packageCode,
      ),
    )

  it(`of ${PAIRS} pairs of bills the reasons add up to the difference exactly`, { timeout: 120_000 }, () => {
    const checked = fc.check(
      fc.property(anyBill, anyBill, (before, after) => {
        const reasons = whyChanged(before, after)
        const sum = reasons.reduce((all, { amount }) => all + amount, 0)
        return (
          sum === after.totalKyat - before.totalKyat &&
          after.totalKyat >= 0 &&
          new Set(reasons.map(({ reason }) => reason)).size === reasons.length
        )
      }),
      { numRuns: PAIRS },
    )
    expect([checked.failed, checked.numRuns, checked.counterexample]).toEqual([false, PAIRS, null])
  })

  it('the control: without what rounding leaves they would not', () => {
    const roundedApart = (before: ReturnType<typeof bill>, after: ReturnType<typeof bill>) =>
      whyChanged({ ...before, totalKyat: before.totalKyat + 1 }, after).reduce(
        (all, { amount }) => all + amount,
        0,
      )
    const checked = fc.check(
      fc.property(
        anyBill,
        anyBill,
        (before, after) => roundedApart(before, after) === after.totalKyat - before.totalKyat,
      ),
      { numRuns: 1_000 },
    )
    expect(checked.failed).toBe(true)
  })
})
