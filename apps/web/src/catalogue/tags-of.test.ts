import { expect, it } from 'vitest'
import { tagsOf } from './tags-of.ts'

const plain = { price: 1_999, listPrice: null, offer: null, tags: [], bestValue: false, popularRank: null }
const ids = (...given: Parameters<typeof tagsOf>) => tagsOf(...given).map(({ id }) => id)

it('says nothing that the family, the figure or the place says already', () => {
  expect(ids({ ...plain, tags: ['NIGHT', 'APP_ONLY', 'UNLIMITED', 'BEST_VALUE'] }, false)).toEqual([])
  expect(ids({ ...plain, popularRank: 2 }, false)).toEqual(['popular'])
  expect(ids({ ...plain, popularRank: 2 }, false, 'popular')).toEqual([])
})

it('the weightiest comes first: what one has, what is cheaper, what is best', () => {
  const offer = { code: 'O', price: 1_499, bonus: [], until: '', oncePerLine: true, limited: false }
  const all = { ...plain, offer, bestValue: true, popularRank: 1, tags: ['STARTER', 'NEW'] }
  expect(ids(all, true)).toEqual(['running', 'off', 'best', 'new', 'starter', 'popular'])
  expect(tagsOf(all, false)[0]?.percent).toBe(25)
})
