import { expect, it } from 'vitest'
import { wholePieces } from './whole-pieces.ts'

const join = (text: string) =>
  (wholePieces(text) ?? [{ text, whole: false }])
    .map((piece) => (piece.whole ? `[${piece.text}]` : piece.text))
    .join('')

it('names the syllables a browser would tear, and leaves the rest alone', () => {
  expect(join('ကျွန်ုပ်လိပ်စာတွင် ဖိုက်ဘာရပါသလား။')).toContain('[ဖိုက်]ဘာ')
  expect(join('ပက်ကေ့ချ်များ')).toMatch(/^\[ပက်\]/)
})

it('joined again it is the text, letter for letter', () => {
  const text = 'ဖိုက်ဘာ ၉၉၉ကျပ်၊ ပက်ကေ့ချ် 5 GB - အင်တာနက်လျှောက်ထားသူ။'
  expect((wholePieces(text) ?? []).map((piece) => piece.text).join('')).toBe(text)
})

it('text that needs no help is not touched', () => {
  expect(wholePieces('Plain English')).toBeNull()
  expect(wholePieces('')).toBeNull()
  expect(wholePieces('မြန်မာ')).toBeNull()
  expect(join('radio.site.example ဖိုက်')).toBe('radio.site.example [ဖိုက်]')
})
