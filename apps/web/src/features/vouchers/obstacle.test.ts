import { expect, it } from 'vitest'
import { obstacleOf, tiersFrom } from './obstacle.ts'

const voucher = { voucherId: 'TEA', left: 2, minTier: 'SILVER', perMember: 2, points: 400 } as const
const card = { tier: 'SILVER', spendable: 900 } as const
const had = (...states: readonly ('USED' | 'CANCELLED')[]) =>
  states.map((state) => ({ voucherId: 'TEA', state }))

it('nothing stands in the way of whoever has the level and the points', () => {
  expect(obstacleOf({ voucher, card, own: [] })).toBeNull()
  expect(obstacleOf({ voucher, card, own: had('USED', 'CANCELLED') })).toBeNull()
})

it('says the first thing that does', () => {
  expect(obstacleOf({ voucher, card: { tier: 'MEMBER', spendable: 0 }, own: [] })).toEqual({
    why: 'locked',
    tier: 'SILVER',
  })
  expect(obstacleOf({ voucher, card, own: had('USED', 'USED') })).toEqual({ why: 'limit', times: 2 })
  expect(obstacleOf({ voucher: { ...voucher, left: 1 }, card, own: [], seats: 2 })).toEqual({ why: 'gone' })
  expect(obstacleOf({ voucher, card: { ...card, spendable: 700 }, own: [], seats: 2 })).toEqual({
    why: 'missing',
    points: 100,
  })
})

it('an evening for Gold is for Diamond too', () => expect(tiersFrom('GOLD')).toEqual(['GOLD', 'DIAMOND']))
