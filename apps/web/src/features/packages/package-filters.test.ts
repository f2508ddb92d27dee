import { describe, expect, it } from 'vitest'
import { filterCount, NO_FILTERS, readFilters, searchOf, writeFilters } from './package-filters.ts'

const wish = {
  kinds: ['DATA', 'NIGHT'],
  priceMax: 5000,
  validity: 'week',
  minDataMb: 1024,
  giftable: true,
  autoRenew: false,
  sort: 'PER_MB',
} as const

describe('filters of packages', () => {
  it('an empty address wishes nothing', () => expect(readFilters('')).toEqual(NO_FILTERS))

  it('what is written into the address is read from it again', () => {
    const search = writeFilters('', wish)
    expect(search).toBe('kinds=DATA,NIGHT&price=5000&days=week&data=1024&gift=1&sort=PER_MB')
    expect(readFilters(search)).toEqual(wish)
  })

  it('a wish taken back leaves no trace, and what else stands in the address stays', () => {
    expect(writeFilters(`${writeFilters('', wish)}&compare=A`, NO_FILTERS)).toBe('compare=A')
  })

  it.each([
    'kinds=GOLD',
    'price=-1',
    'price=50000',
    'price=abc',
    'days=never',
    'data=7',
    'sort=WORST',
    'gift=yes',
  ])('%s is not known and wishes nothing', (search) => expect(readFilters(search)).toEqual(NO_FILTERS))

  it('counts the wishes, not the order', () => {
    expect(filterCount(NO_FILTERS)).toBe(0)
    expect(filterCount({ ...NO_FILTERS, sort: 'PER_MB' })).toBe(0)
    expect(filterCount(wish)).toBe(5)
  })

  it('S-247 asks the search call only for what is wished', () => {
    expect(searchOf(NO_FILTERS, null)).toEqual({ sort: 'POPULAR' })
    expect(searchOf(wish, 'data')).toEqual({
      vasGroupIds: ['data'],
      kinds: ['DATA', 'NIGHT'],
      priceMax: 5000,
      validityDaysMin: 2,
      validityDaysMax: 7,
      minDataMb: 1024,
      giftable: true,
      sort: 'PER_MB',
    })
  })
})
