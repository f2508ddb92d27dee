import { expect, it } from 'vitest'
import type { PointChange } from '#contracts/loyalty.ts'
import { pointsCsv } from './points-csv.ts'

const change = (more: Partial<PointChange>): PointChange => ({
  id: 'a',
  at: '2026-11-17T05:30:00.000Z',
  kind: 'EARN',
  points: 9,
  balanceAfter: 9,
  why: { key: 'pointsEarned', slots: {} },
  ...more,
})

const csvOf = (why: string, ...changes: PointChange[]) =>
  pointsCsv(changes, { heads: ['When', 'Kind'], kindOf: ({ kind }) => kind, whyOf: () => why })

it('S-311 a row per change with Yangon time, and a mark for spreadsheets in front', () => {
  const [head, ...rows] = csvOf('Said "so"', change({}), change({ kind: 'REDEEM', points: -100 })).split(
    '\r\n',
  )
  expect(head).toBe('\u{feff}"When","Kind"')
  expect(rows).toEqual([
    '"2026-11-17 12:00","EARN",9,9,"Said ""so"""',
    '"2026-11-17 12:00","REDEEM",-100,9,"Said ""so"""',
    '',
  ])
})

it('no text of it is a formula', () => {
  expect(csvOf('=1+1', change({}))).toContain(`"'=1+1"`)
})
