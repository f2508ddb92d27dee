import { expect, it } from 'vitest'
import { chartDays, referenceOf } from './chart-days.ts'

const today = '2026-11-15'
const days = [
  { day: '2026-11-12', usedMb: 40 },
  { day: '2026-11-15', usedMb: 190 },
]
const pace = { perDay: 600, since: '2026-11-11', until: '2026-11-18', outlasts: false }
const draw = (rest: object = {}) => chartDays({ days, today, since: null, pace: null, ...rest }, (day) => day)

it('thirty days with today, those without use too', () => {
  const shown = draw()
  expect(shown).toHaveLength(30)
  expect(shown[0]).toEqual({ id: '2026-10-17', amount: 0, kind: 'past', mark: '2026-10-17' })
  expect(shown.at(-1)).toMatchObject({ id: today, amount: 190, kind: 'current', mark: today })
  expect(shown.at(-4)).toMatchObject({ amount: 40, kind: 'past' })
})

it('dark since the newest package', () => {
  const shown = draw({ since: '2026-11-14T01:00:00Z' })
  expect(shown.filter(({ kind }) => kind === 'current').map(({ id }) => id)).toEqual(['2026-11-14', today])
})

it('what may come is dashed until nothing is left, and no longer than a week', () => {
  const coming = (until: string) => draw({ pace: { ...pace, until } }).filter(({ kind }) => kind === 'next')
  expect(coming('2026-11-18').map(({ id }) => id)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
  expect(coming('2026-11-18').at(-1)).toMatchObject({ mark: '2026-11-18', loud: 'warm' })
  expect(coming('2026-12-18')).toHaveLength(6)
  expect(draw({ pace: { ...pace, outlasts: true } })).toHaveLength(30)
})

it('the line to compare with is a round figure below the highest day', () => {
  expect(referenceOf(700)).toEqual({ amount: 500, text: '500 MB' })
  expect(referenceOf(1_300)).toEqual({ amount: 1_024, text: '1 GB' })
  expect(referenceOf(3).amount).toBe(50)
})
