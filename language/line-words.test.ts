import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserCuts } from './browser-cuts.ts'
import { linePattern } from './line-words.ts'
import { syllables } from './syllables.ts'

const PIECE = new RegExp(linePattern(), 'g')

/** The text with a bar wherever a line may end: where both our pieces and the browser's dictionary say so. */
function shown(text: string, pieces: readonly string[] = text.match(PIECE) ?? []): string {
  const cuts = new Set(browserCuts(text))
  let at = 0
  return pieces
    .map((piece) => {
      const mark = at > 0 && cuts.has(at) ? '|' : ''
      at += piece.length
      return mark + piece
    })
    .join('')
}

test.each([
  ['ခေါ်ဆိုမှု', 'ခေါ်ဆိုမှု'],
  ['ဒေတာပက်ကေ့ချ်များ', 'ဒေတာ|ပက်ကေ့ချ်များ'],
  ['အကောင့်ဝင်ရန်', 'အကောင့်ဝင်ရန်'],
  ['အောက်ခြေမီနူး', 'အောက်ခြေ|မီနူး'],
  ['မရှိသေးပါ။', 'မရှိသေးပါ။'],
  ['ဤပက်ကေ့ချ်အကြောင်း', 'ဤပက်ကေ့ချ်|အကြောင်း'],
  ['ကိုက်ညီသောကို', 'ကိုက်ညီသောကို'],
  ['ကျွန်ုပ်တို့၏ကတိကဝတ်', 'ကျွန်ုပ်တို့၏|ကတိကဝတ်'],
])('%s is divided between words only', (text, divided) => {
  expect(shown(text)).toBe(divided)
})

test('control: syllables alone leave words divided', () => {
  expect(shown('ခေါ်ဆိုမှု', syllables('ခေါ်ဆိုမှု'))).toBe('ခေါ်|ဆို|မှု')
})

test('joined again it is the text, letter for letter', () => {
  const text = 'ဖိုက်ဘာ ၉၉၉ကျပ်၊ ပက်ကေ့ချ် 5 GB - အင်တာနက်လျှောက်ထားသူ။ (Wi-Fi) မန္တလေးတက္ကသိုလ်'
  expect((text.match(PIECE) ?? []).join('')).toBe(text)
})

test('of the words of the glossary only compounds are divided, where their parts meet', () => {
  const glossary = readFileSync(new URL('../GLOSSARY.md', import.meta.url), 'utf8')
  const table = glossary.slice(0, glossary.indexOf('## How we write'))
  const words = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => (line.split('|')[2] ?? '').match(/[\u1000-\u1049\u104C-\u109F]+/g) ?? [])
  expect(words.length).toBeGreaterThan(60)
  expect(words.map((word) => shown(word)).filter((word) => word.includes('|'))).toEqual([
    'တစ်ကြိမ်|သုံး|ကုဒ်',
    'စုပေါင်း|ပက်ကေ့ချ်',
    'လူမှုရေး|လုပ်ငန်းများ',
    'လိုင်း|မိသော|ဧရိယာ',
    'ဖိုက်ဘာရသော|နေရာ',
    'ဖောက်သည်|ဝန်ဆောင်မှု',
    'လက်ဆောင်|ပေး',
    'အိမ်သုံး|အင်တာနက်',
    'အဆင့်|ပွိုင့်',
    'ညဘက်|ဒေတာ',
    'မိတ်ဖက်|ဆိုင်',
    'တိုင်ကြားမှု|အမှတ်',
  ])
})
