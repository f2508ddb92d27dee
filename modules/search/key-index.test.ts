import { describe, expect, it } from 'vitest'
import { searchFor, searchKey, searchParts } from '#language/search-text.ts'
import { makeKeyIndex } from './key-index.ts'

const TEXTS = [
  'Data 5 GB',
  'ဒေတာ ၅ ဂျီဘီ',
  'Minutes and data',
  '',
  'ဖိုင်ဘာ အင်တာနက်',
  'data data',
  'Roaming in Thailand',
]
const keys = TEXTS.map((text) => searchKey(text))

describe('the index of search keys', () => {
  it.each(['data', 'data gb', 'gb 5', 'ဒေတာ', 'thai', 'minutes data', 'ဖိုင်', 'nothing', '', '?!', 'a'])(
    'finds the same as looking at each key: "%s"',
    (query) => {
      const isIn = searchFor(query)
      const expected = keys.flatMap((key, place) => (isIn(key) ? [place] : []))
      expect(makeKeyIndex(keys)(searchParts(query))).toEqual(expected)
    },
  )

  it('finds nothing in no keys', () => {
    expect(makeKeyIndex([])([' data'])).toEqual([])
  })
})
