import { expect, it } from 'vitest'
import { setCurrentLang } from './lang.ts'
import { addWords, hasText, translate } from './words.ts'

addWords('en', {
  'a.found_one': '{{count}} answer',
  'a.found_other': '{{count}} answers',
  'a.who': '{{brand}} {{name}}',
})
addWords('my', { 'a.found_one': 'no', 'a.found_other': 'အဖြေ {{count}} ခု', 'a.days_other': '{{count}} ရက်' })

it('one and many, where a language has both', () => {
  setCurrentLang('en')
  expect([0, 1, 2].map((count) => translate('a.found', { count }))).toEqual([
    '0 answers',
    '1 answer',
    '2 answers',
  ])
  setCurrentLang('my')
  expect(translate('a.found', { count: 1 })).toBe('အဖြေ 1 ခု')
  expect(translate('a.days', { count: 1 })).toBe('1 ရက်')
})

it('slots of the brand are filled by themselves, and a slot that is given wins', () => {
  setCurrentLang('en')
  expect(translate('a.who', { name: 'Su' })).toMatch(/^\w+ Su$/)
  expect(translate('a.who', { name: 'Su', brand: 'X' })).toBe('X Su')
})

it('whether there is a text', () => {
  setCurrentLang('en')
  expect([hasText('a.who'), hasText('a.found'), hasText('a.other')]).toEqual([true, true, false])
})

it('without a start, as in a test of one part, a key stands for its text', () => {
  expect(translate('a.other')).toBe('a.other')
})
