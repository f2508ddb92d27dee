import { describe, expect, it } from 'vitest'
import type { Allowance } from '#contracts/packages.ts'
import { readSeed } from '#db/seed/read-seed.ts'
import { priceAt } from './price.ts'
import { withinFamilies } from './within-families.ts'

const sold = (id: string, price: number, allowance: Partial<Allowance>, rest: object = {}) => ({
  id,
  vasGroupId: 'data',
  price,
  offer: null,
  validity: { value: 7, unit: 'DAY' as const, endsAtMidnight: true },
  eligibility: { payTypes: [], minTenureDays: 0, segments: [] as string[] },
  allowances: [{ unit: 'MB' as const, value: 0, scope: 'ANY' as const, ...allowance }],
  ...rest,
})

const bestOf = (packages: Parameters<typeof withinFamilies>[0]) =>
  (withinFamilies(packages) as { id?: string; bestValue: boolean }[])
    .filter(({ bestValue }) => bestValue)
    .map(({ id }) => id)

describe('a package within its family', () => {
  it('is as long as its part of the largest; unlimited is full, and shortens nobody', () => {
    const placed = withinFamilies([
      sold('week', 999, { value: 750 }),
      sold('month', 4_999, { value: 5_120 }),
      sold('max', 14_999, { value: 18_432 }),
      sold('talk', 200, { unit: 'MIN', value: 30 }),
      sold('endless', 1_299, { unit: 'MIN', unlimited: true }),
    ])
    expect(placed.map(({ sizeInFamily }) => sizeInFamily)).toEqual([0.04, 0.28, 1, 1, 1])
  })

  it('counts all of its unit, wherever it works', () => {
    const [first] = withinFamilies([
      sold(
        'a',
        599,
        {},
        {
          allowances: [
            { unit: 'SMS', value: 800, scope: 'ONNET' },
            { unit: 'SMS', value: 50, scope: 'OFFNET' },
            { unit: 'MIN', value: 9, scope: 'ONNET' },
          ],
        },
      ),
      sold('b', 99, { unit: 'SMS', value: 1_000, scope: 'ONNET' }),
    ])
    expect(first?.sizeInFamily).toBe(0.85)
  })
})

describe('best value', () => {
  it('gives the most for what is paid now, offers included', () => {
    const offer = { code: 'O', price: 700, bonus: [], until: '', oncePerLine: false, limited: false }
    const packages = [sold('a', 1_000, { value: 900 }), sold('b', 1_000, { value: 1_000 })]
    expect(bestOf(packages)).toEqual(['b'])
    expect(bestOf([sold('a', 1_000, { value: 900 }, { offer }), ...packages.slice(1)])).toEqual(['a'])
  })

  it.each([
    ['alone', [sold('a', 100, { value: 1 })]],
    ['beside an unlimited one', [sold('a', 100, { value: 1 }), sold('b', 100, { unlimited: true })]],
    ['abroad', [sold('a', 100, { value: 1, scope: 'ROAM' }), sold('b', 100, { value: 2, scope: 'ROAM' })]],
    [
      'where they work in other places',
      [sold('a', 1, { value: 1 }), sold('b', 1, { value: 2, scope: 'APP' })],
    ],
  ])('none %s', (_, packages) => expect(bestOf(packages)).toEqual([]))

  it('is neither an hour’s nor one that only new lines may buy', () => {
    const hour = { validity: { value: 1, unit: 'HOUR', endsAtMidnight: false } }
    const starter = { eligibility: { payTypes: [], minTenureDays: 0, segments: ['NEW_LINE'] } }
    const plain = [sold('a', 1_000, { value: 10 }), sold('b', 1_000, { value: 9 })]
    expect(
      bestOf([...plain, sold('hour', 1, { value: 99 }, hour), sold('new', 1, { value: 99 }, starter)]),
    ).toEqual(['a'])
  })

  it('one of the families that people know, from the catalogue itself', () => {
    const now = new Date('2026-11-15T04:00:00Z')
    const packages = readSeed()
      .packages.filter(({ type }) => type !== 'DIGITAL')
      .map((item) => ({
        ...item,
        id: item.code,
        vasGroupId: item.code.split('-')[0] ?? '',
        offer: null,
        price: priceAt(item, now)?.price ?? 0,
      }))
    const best = bestOf(packages)
    expect(best).toContain('SABAI-MONTH-MAX')
    expect(best).toContain('LAMIN-MONTH')
    // Next to unlimited calls, or with minutes for some networks beside minutes for all, none is the best.
    expect(best.filter((code) => code?.startsWith('HNINSI'))).toEqual([])
    expect(best).not.toContain('PADAUK-START')
    expect(best).not.toContain('SABAI-HOUR')
  })
})
