import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'
import { learnLineWords } from './line-pieces.ts'
import { linePattern } from './line-words.ts'
import { stripZeroWidth } from './normalize.ts'
import { anyBurmese } from './test-burmese.ts'

const shown = (text: string) => breakLines(text).replaceAll('\u200B', '|').replaceAll('\u2060', '+')

test.each([
  ['ပက်ကေ့ချ်', 'ပ+က်|ကေ့+ချ်'],
  ['ဒေတာ၊ ဖုန်း', 'ဒေ|တာ၊ ဖု+န်း'],
  ['ဒေတာ။', 'ဒေ|တာ။'],
  ['2 GB ဒေတာ', '2 GB ဒေ|တာ'],
  ['(ကျပ်)', '(ကျ+ပ်)'],
  ['ဒေတာမန္တလေးမြို့ဖုန်း', 'ဒေ|တာမန္တလေး|မြို့|ဖု+န်း'],
])('%s may end a line only between syllables', (text, marked) => {
  expect(shown(text)).toBe(marked)
})

test('English passes untouched', () => {
  expect(breakLines('Data pack, 2 GB')).toBe('Data pack, 2 GB')
})

test('only invisible characters are added', () => {
  fc.assert(
    fc.property(anyBurmese, (text) => {
      expect(stripZeroWidth(breakLines(text))).toBe(stripZeroWidth(text))
    }),
  )
})

test('prose may end a line between any two syllables that the browser divides, a heading only between words', () => {
  learnLineWords(linePattern())
  const heading = 'ကျောင်းအုပ်ဆရာမကြီးလာပါသည်'
  const ends = (text: string) => shown(text.slice(0, heading.length)).split('|').length
  const inProse = shown(`${heading}။ သွားပါသည်။`).split('။')[0] ?? ''
  expect(inProse.split('|').length).toBeGreaterThan(ends(heading))
})
