import { expect, it } from 'vitest'
import type { Award } from '#contracts/pages.ts'
import { byYear } from './by-year.ts'

const award = (id: string, year: number): Award => ({
  id,
  year,
  title: id,
  titleMm: '',
  issuer: '',
  issuerMm: '',
  text: '',
  textMm: '',
  picture: null,
})

it('awards stand under their year, the newest first', () => {
  const years = byYear([award('a', 2024), award('b', 2026), award('c', 2024)])
  expect(years.map(({ year, awards }) => [year, ...awards.map(({ id }) => id)])).toEqual([
    [2026, 'b'],
    [2024, 'a', 'c'],
  ])
})

it('no award, no year', () => expect(byYear([])).toEqual([]))
