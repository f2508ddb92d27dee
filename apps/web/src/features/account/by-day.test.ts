import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

it('rows of one day of Yangon stand together', () => {
  const rows = ['2026-11-15T01:00:00Z', '2026-11-14T17:31:00Z', '2026-11-14T17:29:00Z'].map((at) => ({ at }))
  expect(byDay(rows)).toEqual([
    { day: '2026-11-15', rows: rows.slice(0, 2) },
    { day: '2026-11-14', rows: rows.slice(2) },
  ])
})
