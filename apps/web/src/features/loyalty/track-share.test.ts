import { expect, it } from 'vitest'
import { TIERS } from '#contracts/loyalty-tiers.ts'
import { trackShare } from './track-share.ts'

const NEEDS = { MEMBER: 0, SILVER: 600, GOLD: 1_800, DIAMOND: 4_800 }
const LADDER = TIERS.map((tier) => ({ tier, points: NEEDS[tier], months: 0, multiplierPct: 100 }))

it.each([
  [0, 0],
  [300, 1 / 6],
  [600, 1 / 3],
  [1_200, 1 / 2],
  [1_800, 2 / 3],
  [4_800, 1],
  [9_000, 1],
])('S-316 %s level points are drawn at %s of the ladder', (points, share) => {
  expect(trackShare(points, LADDER)).toBeCloseTo(share)
})
