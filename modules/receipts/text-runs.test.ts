import { expect, it } from 'vitest'
import { textRuns, wrap } from './text-runs.ts'

it('a text is cut where the script changes, and nothing is lost', () => {
  const runs = textRuns('999 ကျပ်, 3 GB')
  expect(runs.map(({ burmese }) => burmese)).toEqual([false, true, false])
  expect(runs.map(({ text }) => text).join('')).toBe('999 ကျပ်, 3 GB')
})

const inUnits = (text: string) => text.length

it('lines break at blanks, and Burmese at syllables', () => {
  expect(wrap('one two three', 8, inUnits)).toEqual(['one two', 'three'])
  expect(wrap('ပြေစာအမှတ်', 5, inUnits)).toEqual(['ပြေစာ', 'အမှတ်'])
})

it('what does not fit anywhere stands alone', () => {
  expect(wrap('a verylongword b', 5, inUnits)).toEqual(['a', 'verylongword', 'b'])
})
