import { describe, expect, it } from 'vitest'
import {
  hiddenCount,
  isFiltered,
  NO_FILTERS,
  readFilters,
  searchOf,
  writeFilters,
} from './package-filters.ts'

const wish = {
  priceMax: 5000,
  validity: 'week',
  minDataMb: 1024,
  giftable: true,
  autoRenew: false,
  payable: true,
  sort: 'PER_MB',
} as const

describe('filters of packages', () => {
  it('an empty address wishes nothing', () => expect(readFilters('')).toEqual(NO_FILTERS))

  it('what is written into the address is read from it again', () => {
    const search = writeFilters('', wish)
    expect(search).toBe('price=5000&days=week&data=1024&gift=1&pay=1&sort=PER_MB')
    expect(readFilters(search)).toEqual(wish)
  })

  it('a wish taken back leaves no trace, and what else stands in the address stays', () => {
    expect(writeFilters(`${writeFilters('', wish)}&compare=A`, NO_FILTERS)).toBe('compare=A')
  })

  it.each([
    'kinds=NIGHT',
    'price=-1',
    'price=50000',
    'price=abc',
    'days=never',
    'data=7',
    'sort=WORST',
    'gift=yes',
  ])('%s is not known and wishes nothing', (search) => expect(readFilters(search)).toEqual(NO_FILTERS))

  it('counts the wishes that stand behind the button, not those in the row and not the order', () => {
    expect(hiddenCount(NO_FILTERS)).toBe(0)
    expect(hiddenCount({ ...NO_FILTERS, validity: 'week', giftable: true, sort: 'PER_MB' })).toBe(0)
    expect(hiddenCount({ ...wish, autoRenew: true })).toBe(3)
  })

  it('the order is no wish; everything else is', () => {
    expect(isFiltered({ ...NO_FILTERS, sort: 'PER_MB' })).toBe(false)
    for (const one of [
      { payable: true },
      { giftable: true },
      { validity: 'day' as const },
      { priceMax: 500 },
    ])
      expect(isFiltered({ ...NO_FILTERS, ...one })).toBe(true)
  })

  it('S-247 asks the search call only for what is wished', () => {
    expect(searchOf(NO_FILTERS, null, null)).toEqual({ sort: 'POPULAR' })
    expect(searchOf(wish, 'data', null)).toEqual({
      vasGroupIds: ['data'],
      priceMax: 5000,
      validityDaysMin: 2,
      validityDaysMax: 7,
      minDataMb: 1024,
      giftable: true,
      sort: 'PER_MB',
    })
  })

  it('what can be paid now costs no more than the balance, and no more than was wished', () => {
    const payable = { ...NO_FILTERS, payable: true }
    expect(searchOf(payable, null, 1_200)).toEqual({ priceMax: 1_200, sort: 'POPULAR' })
    expect(searchOf({ ...payable, priceMax: 500 }, null, 1_200)).toMatchObject({ priceMax: 500 })
    expect(searchOf(payable, null, null)).toEqual({ sort: 'POPULAR' })
    expect(searchOf(NO_FILTERS, null, 1_200)).toEqual({ sort: 'POPULAR' })
  })
})
