import { describe, expect, it } from 'vitest'
import type { Allowance, VasPackage } from '#contracts/packages.ts'
import type { Translate } from '../i18n/use-words.ts'
import { amountForThousand, payNow, worthText } from './worth.ts'

const t: Translate = (_, slots) => `${slots?.['number']} SMS`

const sold = (price: number, allowances: Partial<Allowance>[], rest: Partial<VasPackage> = {}) => ({
  price,
  listPrice: null,
  offer: null,
  taxIncluded: true,
  taxRatePct: 5,
  allowances: allowances.map((one) => ({ unit: 'MB', value: 0, scope: 'ANY', ...one }) as Allowance),
  ...rest,
})

const offered = (price: number | null) => ({
  offer: { code: 'O', price, bonus: [], until: '', oncePerLine: true, limited: false },
})

describe('what 1,000 kyat give', () => {
  it.each([
    ['a month of data', sold(4_999, [{ value: 5_120 }]), '1,024 MB'],
    ['a week of data, not rounded up', sold(999, [{ value: 750 }]), '750 MB'],
    ['nights, from two gigabytes on', sold(799, [{ value: 2_048 }]), '2.5 GB'],
    ['a whole number of gigabytes keeps its decimal', sold(2_000, [{ value: 6_144 }]), '3.0 GB'],
    ['minutes', sold(2_999, [{ unit: 'MIN', value: 190 }]), '63 min'],
    ['minutes abroad, not eight', sold(1_999, [{ unit: 'MIN', value: 15 }]), '7 min'],
    [
      'messages to both networks together',
      sold(599, [
        { unit: 'SMS', value: 800 },
        { unit: 'SMS', value: 50 },
      ]),
      '1,419 SMS',
    ],
    [
      'of a combination what it is bought for',
      sold(1_499, [{ value: 600 }, { unit: 'MIN', value: 60 }]),
      '400 MB',
    ],
  ])('%s', (_, vasPackage, text) => expect(worthText(vasPackage, 'en', t)).toBe(text))

  it('reckons with what is paid now: the offer, and tax that comes on top', () => {
    expect(worthText(sold(1_999, [{ value: 6_144 }], offered(1_499)), 'en', t)).toBe('4.0 GB')
    expect(worthText(sold(1_999, [{ value: 6_144 }], offered(null)), 'en', t)).toBe('3.0 GB')
    const taxed = sold(1_000, [{ value: 1_050 }], { taxIncluded: false })
    expect([payNow(taxed), amountForThousand(taxed)]).toEqual([1_050, 1_000])
  })

  it('is not said where nothing can be counted', () => {
    expect(worthText(sold(1_299, [{ unit: 'MIN', unlimited: true }]), 'en', t)).toBeNull()
    expect(worthText(sold(100, []), 'en', t)).toBeNull()
    expect(worthText(sold(0, [{ value: 5 }]), 'en', t)).toBeNull()
  })
})
