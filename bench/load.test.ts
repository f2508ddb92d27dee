import { expect, it } from 'vitest'
import { median, middleOf } from './load.ts'

it('the middle of an odd and of an even list', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
})

it('one spoilt pair does not move the ratio; a server that is slower in every pair does', () => {
  const pair = (one: number, other: number) => ({ one, other })
  const { one, other } = middleOf([pair(90, 100), pair(45, 50), pair(10, 100), pair(180, 200), pair(91, 100)])
  expect(one / other).toBeCloseTo(0.9)
})
