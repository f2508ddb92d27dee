import { expect, it } from 'vitest'
import { haveNow, type Given } from './have-now.ts'

const TOTALS = { main: 7_451, promo: 0, loanDue: 0, dataMb: 7_782, voiceMin: 30, sms: 0, points: 0 }
const mb = (value: number): Given => ({ unit: 'MB', value })

it('names what is there now as what was there and what came', () => {
  expect(haveNow(TOTALS, [mb(5_120)])).toEqual({
    unit: 'MB',
    now: 7_782,
    before: 2_662,
    given: 5_120,
    also: [],
  })
})

it('adds up parts of one unit, and keeps the others beside the one it is bought for', () => {
  const given: Given[] = [{ unit: 'SMS', value: 50 }, mb(500), { unit: 'MIN', value: 60 }, mb(100)]
  expect(haveNow(TOTALS, given)).toMatchObject({
    unit: 'MB',
    given: 600,
    also: [
      { unit: 'MIN', value: 60 },
      { unit: 'SMS', value: 50 },
    ],
  })
})

it('what no total counts is at least what was given', () => {
  expect(haveNow({ ...TOTALS, dataMb: 100 }, [mb(1_024)])).toMatchObject({ now: 1_024, before: 0 })
})

it('has no figure for what has no limit, and nothing for what gives nothing', () => {
  const calls: Given = { unit: 'MIN', value: 0, unlimited: true }
  expect(haveNow(TOTALS, [calls])).toMatchObject({ unit: 'MIN', now: null, before: 0 })
  expect(haveNow(TOTALS, [])).toBeNull()
})
