import { describe, expect, it } from 'vitest'
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
