import { describe, expect, test } from 'vitest'
import { matchesSearch, searchKey, searchTokens } from './search-text.ts'

const key = searchKey('Night data pack 2 GB', 'ညဘက်ဒေတာပက်ကေ့ချ် - ၂ GB', null)

describe('a query finds', () => {
  test.each([
    ['a word', 'data'],
    ['the beginning of a word', 'nig'],
    ['words in any order', 'PACK night'],
    ['a syllable in the middle of a run', 'ဒေတာ'],
    ['Burmese with blanks the text does not have', 'ညဘက် ပက်ကေ့ချ်'],
    ['the other spelling of package', 'ပက်ကေ့ဂျ်'],
    ['a syllable half typed', 'ဒေတ'],
    ['Burmese digits', '၂ gb'],
    ['a text with zero-width characters', 'ဒေ\u200Bတာ'],
  ])('%s', (_what, query) => {
    expect(matchesSearch(key, query)).toBe(true)
  })
})

describe('a query does not find', () => {
  test.each([
    ['the inside of a word', 'ack'],
    ['the inside of a syllable', 'က်'],
    ['another word', 'voice'],
    ['one word of two', 'data voice'],
    ['nothing at all', ' - '],
  ])('%s', (_what, query) => {
    expect(matchesSearch(key, query)).toBe(false)
  })
})

test('tokens are what both sides compare', () => {
  expect(searchTokens('Café 5G, ရန်ကုန်၊ ၁၂')).toEqual(['cafe', '5g', 'ရန်', 'ကုန်', '12'])
})
