import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

const now = Date.parse('2026-11-15T03:00:00Z')
const used = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([day, usedMb]) => ({ day: `2026-11-${day}`, usedMb }))
const asked = (rest: Partial<Parameters<typeof paceOf>[0]>) =>
  paceOf({ days: [], remaining: 2_400, startedAt: null, endsAt: null, now, ...rest })

it('counts whole days only, and says on which day nothing will be left', () => {
  const days = used({ '10': 9_999, '11': 700, '12': 500, '13': 700, '14': 500, '15': 190 })
  expect(asked({ days })).toEqual({ perDay: 600, since: '2026-11-11', until: '2026-11-19', outlasts: false })
})

it('begins with the package where that is newer, and at no time with today', () => {
  const days = used({ '11': 100, '13': 800, '14': 400 })
  expect(asked({ days, startedAt: '2026-11-13T01:00:00Z' })).toMatchObject({
    perDay: 600,
    since: '2026-11-13',
  })
  expect(asked({ days, startedAt: '2026-11-15T01:00:00Z' })).toMatchObject({ since: '2026-11-11' })
})

it('lasts to the end of the package when that comes first', () => {
  const days = used({ '14': 400 })
  expect(asked({ days, endsAt: '2026-11-20T17:30:00Z' })).toMatchObject({ outlasts: true })
  expect(asked({ days, endsAt: '2026-12-20T17:30:00Z' })).toMatchObject({ outlasts: false })
})

it('nobody can tell from nothing', () => {
  expect(asked({})).toBeNull()
  expect(asked({ days: used({ '15': 500 }) })).toBeNull()
  expect(asked({ days: used({ '14': 500 }), remaining: 0 })).toBeNull()
})
