import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildI18n } from '../scripts/build-i18n.ts'
import { root } from '../scripts/root.ts'
import { avoidedWord } from './burmese-words.ts'

const SEED = join(root, 'db/seed/content')

/** Every string below a key that ends in `Mm`; words to search by may be any that people say. */
function* burmeseOf(value: unknown, isBurmese: boolean): Generator<string> {
  if (typeof value === 'string') {
    if (isBurmese) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* burmeseOf(item, isBurmese)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* burmeseOf(item, key.endsWith('Mm'))
}

const content = readdirSync(SEED).flatMap((file) =>
  [...burmeseOf(JSON.parse(readFileSync(join(SEED, file), 'utf8')), false)].map(
    (text) => [file, text] as const,
  ),
)

test('the texts of the product use the words of the glossary', () => {
  const wrong = Object.entries(buildI18n().texts.my).filter(([, text]) => avoidedWord(text) !== false)
  expect(wrong.map(([key, text]) => `${key}: ${String(avoidedWord(text))}`)).toEqual([])
})

test('so do posts, pages, questions and shops: digits are Latin in stories too', () => {
  expect(content.length).toBeGreaterThan(1000)
  const wrong = content.filter(([, text]) => avoidedWord(text) !== false)
  expect(wrong.map(([file, text]) => `${file}: ${String(avoidedWord(text))}`)).toEqual([])
})

test.each([
  'တစ်မိနစ်နှုန်းဖြင့် ကောက်ခံသည်',
  'လုပ်ဖော်ကိုင်ဖက်များ',
  'နိုဝင်ဘာ ၂၀ ရက်',
  'ကမ်းလှမ်းချက်များ',
  'ဘယ်သို့ ရောက်မည်နည်း',
  'ကျွန်ုပ်၏ ပက်ကေ့ချ်များ',
  'ရည်ညွှန်းကုဒ် 12',
])('control: %s is found', (text) => {
  expect(avoidedWord(text)).toBeTypeOf('string')
})

test('the number of a heading may stay', () => {
  expect(avoidedWord('၁။ ကျွန်ုပ်တို့')).toBe(false)
})
