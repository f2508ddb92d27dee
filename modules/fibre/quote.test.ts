import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceFibre, type FibrePriceAsked } from '#contracts/fibre-quote.ts'
import { quoteNewLine } from './quote.ts'

const F40 = { monthlyFee: 42_000, installFee: 50_000, taxRatePct: 5 }
const choice = (months: number, discountPct: number, installWaived: boolean, bonusMonths = 0) => ({
  months,
  discountPct,
  installWaived,
  bonusMonths,
})

describe('what a new fibre line pays', () => {
  it.each([
    ['1 month', choice(1, 0, false), 96_600],
    ['3 months', choice(3, 3, false), 180_831],
    ['6 months', choice(6, 7, true), 246_078],
    ['12 months', choice(12, 15, true), 449_820],
  ])('%s', (_months, prepay, total) => {
    expect(quoteNewLine(F40, prepay).total).toBe(total)
  })

  it('12 months at 15 % tax', () => {
    expect(quoteNewLine({ ...F40, taxRatePct: 15 }, choice(12, 15, true)).total).toBe(492_660)
  })

  it('says each part, the price per month and what is saved', () => {
    expect(quoteNewLine(F40, choice(6, 7, true))).toEqual({
      months: 6,
      monthly: 252_000,
      discount: 17_640,
      discountPct: 7,
      install: 0,
      installWaived: true,
      bonusMonths: 0,
      tax: 11_718,
      total: 246_078,
      perMonth: 41_013,
      saving: 71_022,
    })
    expect(quoteNewLine(F40, choice(1, 0, false)).saving).toBe(0)
  })

  it('a month costs the same whether or not the installation is paid with it', () => {
    const { perMonth, install, total } = quoteNewLine(F40, choice(1, 0, false))
    expect([perMonth, install, total]).toEqual([44_100, 50_000, 96_600])
    expect(quoteNewLine(F40, choice(1, 0, true)).perMonth).toBe(44_100)
  })

  it('a bonus month makes the month cheaper, not the bill', () => {
    const plain = quoteNewLine(F40, choice(12, 15, true))
    const bonus = quoteNewLine(F40, choice(12, 15, true, 1))
    expect([bonus.total, bonus.perMonth]).toEqual([plain.total, Math.round(plain.total / 13)])
  })

  it('always adds up, in whole kyat', () => {
    for (const monthlyFee of [1, 27_999, 42_001, 139_999]) {
      for (const taxRatePct of [0, 5, 7.5, 15]) {
        const quote = quoteNewLine({ monthlyFee, installFee: 50_000, taxRatePct }, choice(3, 3, false))
        expect(quote.monthly - quote.discount + quote.install + quote.tax).toBe(quote.total)
        expect(Number.isInteger(quote.total) && Number.isInteger(quote.perMonth)).toBe(true)
      }
    }
  })
})

describe('what any line pays', () => {
  const seeded = { monthlyFee: 42_000, taxRatePct: 15 }
  const total = (asked: Partial<FibrePriceAsked>) =>
    priceFibre({ monthlyFee: 42_000, taxRatePct: 5, months: 1, discountPct: 0, installFee: null, ...asked })
      .total

  it('at the tax of today: six months, and the first month of a new line', () => {
    expect(total({ ...seeded, months: 6, discountPct: 7 })).toBe(269_514)
    expect(total({ ...seeded, installFee: 50_000 })).toBe(105_800)
  })

  it('an existing line pays no installation', () => {
    expect(total({})).toBe(44_100)
    expect(total({ months: 12, discountPct: 15 })).toBe(449_820)
  })

  it('a voucher takes at most a fifth of the net, before tax', () => {
    expect(total({ voucher: { kyat: 10_000, mostPct: 20 } })).toBe(35_280)
    expect(total({ voucher: { kyat: 1_000, mostPct: 20 } })).toBe(43_050)
  })

  it('an add-on costs its fee for each month, without the discount', () => {
    const wifi = { id: 'extra-wifi', monthlyFee: 4_000 }
    const { lines, total: kyat } = priceFibre({
      ...seeded,
      months: 6,
      discountPct: 7,
      installFee: null,
      addOns: [wifi],
    })
    expect(lines).toEqual([
      { kind: 'MONTHLY', qty: 6, unitAmount: 42_000, amount: 252_000 },
      { kind: 'DISCOUNT', qty: 1, unitAmount: -17_640, amount: -17_640 },
      { kind: 'ADD_ON', code: 'extra-wifi', qty: 6, unitAmount: 4_000, amount: 24_000 },
      { kind: 'TAX', qty: 1, unitAmount: 38_754, amount: 38_754 },
    ])
    expect(kyat).toBe(297_114)
  })

  it('cable above what is free costs by the metre', () => {
    expect(total({ extraCable: { metres: 30, perMetreKyat: 500 } })).toBe(59_850)
  })

  it('lines always add up to the total', () => {
    const kyat = fc.integer({ min: 0, max: 200_000 })
    const asked = fc.record({
      monthlyFee: kyat,
      taxRatePct: fc.constantFrom(0, 5, 7.5, 15),
      months: fc.constantFrom(1, 3, 6, 12),
      discountPct: fc.constantFrom(0, 3, 7, 15),
      installFee: fc.option(kyat),
      addOns: fc.array(fc.record({ id: fc.constant('a'), monthlyFee: kyat }), { maxLength: 3 }),
      voucher: fc.record({ kyat, mostPct: fc.constant(20) }),
    })
    fc.assert(
      fc.property(asked, (one) => {
        const priced = priceFibre(one)
        const sum = priced.lines.reduce((all, { amount }) => all + amount, 0)
        expect([sum, Number.isInteger(sum), sum >= 0]).toEqual([priced.total, true, true])
      }),
    )
  })
})
