import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brand } from '#brand'
import { LANGUAGES } from '#contracts/language.ts'
import { fillSlots } from '#language/fill-slots.ts'
import { buildI18n, generatedFiles } from '../scripts/build-i18n.ts'
import { root } from '../scripts/root.ts'
import { slotsOf, textProblems } from './check-texts.ts'

const { texts, routing } = buildI18n()
const brandWords = [brand.slug, brand.name.en, brand.name.my]

describe('S-016 the product speaks English and Burmese, and only these', () => {
  test('the list of languages', () => {
    expect(LANGUAGES).toEqual(['en', 'my'])
  })

  test('every text stands in both, with the same slots, well encoded', () => {
    expect(Object.keys(texts.en).length).toBeGreaterThan(50)
    expect(textProblems(texts.en, texts.my, brandWords)).toEqual([])
  })
})

describe('each check can fail', () => {
  const good = { en: { 'a.b': 'Pay {{n}} Ks' }, my: { 'a.b': '{{n}} ကျပ် ပေးပါ' } }

  test('good texts pass', () => {
    expect(textProblems(good.en, good.my, brandWords)).toEqual([])
  })

  test.each([
    ['missing in my', { 'a.b': 'x' }, {}],
    ['missing in en', {}, { 'a.b': 'ဒေတာ' }],
    ['different slots', { 'a.b': '{{n}} days' }, { 'a.b': 'ရက်' }],
    ['different slots', { 'a.b': '{{n}} days' }, { 'a.b': '{{m}} ရက်' }],
    ['slot without two braces', { 'a.b': '{n} days' }, { 'a.b': 'ရက်' }],
    ['slot that is not {{name}}', { 'a.b': '{{a.b}} days' }, { 'a.b': 'ရက်' }],
    ['not NFC', { 'a.b': 'x' }, { 'a.b': 'ခွင\u103A\u1037' }],
    ['invisible character', { 'a.b': 'x' }, { 'a.b': 'ဒေ\u200Bတာ' }],
    ['empty', { 'a.b': ' ' }, { 'a.b': 'ဒေတာ' }],
    ['Zawgyi', { 'a.b': 'x' }, { 'a.b': 'ျမန္မာႏိုင္ငံ၏ လြတ္လပ္ေရးႏွင့္ အခြင့္အေရးမ်ား' }],
    ['look-alike spelling', { 'a.b': 'x' }, { 'a.b': '၀င်ရန်' }],
    ['brand not by slot', { 'a.b': `Ask ${brand.name.en}` }, { 'a.b': 'မေးပါ' }],
    ['brand not by slot', { 'a.b': 'Ask' }, { 'a.b': `${brand.name.my}ကို မေးပါ` }],
    ['singular without plural', { 'a.b_one': 'day' }, {}],
  ])('%s', (problem, en, my) => {
    expect(textProblems(en, my, brandWords).map((found) => found.problem)).toContain(problem)
  })
})

describe('S-300 slots use double curly braces', () => {
  test('{{name}} is filled, {name} is left alone', () => {
    expect(fillSlots('{{name}} {name}', { name: 'Ma Su' })).toBe('Ma Su {name}')
  })

  test('a slot is found once', () => {
    expect(slotsOf('{{b}} {{a}} {{b}} {c}')).toEqual(['a', 'b'])
  })
})

test('what a native reader should see first are texts that exist', () => {
  const first = JSON.parse(readFileSync(join(root, 'i18n/review-first.json'), 'utf8')) as { texts: string[] }
  expect(first.texts.filter((key) => !(key in texts.my))).toEqual([])
})

test.each([...generatedFiles().keys()])('%s is up to date', (path) => {
  const file = join(root, path)
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '', 'run: npm run generate').toBe(
    generatedFiles().get(path),
  )
})

test('S-257 the search list has a name and a hash route in every line', () => {
  const wrong = routing.filter(
    ({ destination, link }) => !destination.trim() || !/^(#\/|https:\/\/)/.test(link),
  )
  expect(wrong).toEqual([])
})
