import { expect, it } from 'vitest'
import { browserCuts } from './browser-cuts.ts'
import { openStretches } from './open-stretches.ts'

const shown = (text: string, edges: readonly number[] = []): string => {
  const open = openStretches(text, { edges: new Set(edges), cuts: browserCuts(text) ?? [] })
  return Array.from(text, (letter, at) => (at > 0 && open.has(at) ? `|${letter}` : letter)).join('')
}

it('a word with more particles than a line of large text holds gives way between them, never before the last', () => {
  expect(shown('မှတ်ပုံတင်နိုင်ပါသည်။')).toBe('မှတ်ပုံတင်|နိုင်|ပါသည်။')
})

it('what fits a line is not divided', () => {
  expect(shown('ဝယ်ယူနိုင်ပါသည်။')).toBe('ဝယ်ယူနိုင်ပါသည်။')
})

it('places that were there stay', () => {
  expect(shown('ဒေတာပက်ကေ့ချ်', [4])).toBe('ဒေတာ|ပက်ကေ့ချ်')
})
