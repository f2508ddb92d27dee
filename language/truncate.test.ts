import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { syllables } from './syllables.ts'
import { anyText } from './test-burmese.ts'
import { truncateBySyllable } from './truncate.ts'

describe('S-145 a text is cut after 500 characters with an ellipsis', () => {
  test.each([
    [499, 'a'.repeat(499)],
    [500, 'a'.repeat(500)],
    [501, `${'a'.repeat(500)}…`],
  ])('%i characters', (length, expected) => {
    expect(truncateBySyllable('a'.repeat(length), 500)).toBe(expected)
  })

  test('Burmese is cut between syllables', () => {
    expect(truncateBySyllable('ဖိုက်ဘာအင်တာနက်လျှောက်ထားသူများ', 20)).toBe('ဖိုက်ဘာအင်တာနက်…')
    const long = 'လျှောက်ထားသူ'.repeat(60)
    const cut = truncateBySyllable(long, 500).slice(0, -1)
    expect(cut.length).toBeGreaterThan(490)
    expect(syllables(long).slice(0, syllables(cut).length).join('')).toBe(cut)
  })

  test('a family, a flag and an accent stay whole', () => {
    expect(truncateBySyllable('ab👨‍👩‍👧cd', 6)).toBe('ab…')
    expect(truncateBySyllable('🇲🇲🇲🇲', 5)).toBe('🇲🇲…')
    expect(truncateBySyllable('caf\u0065\u0301s', 4)).toBe('caf…')
  })

  test('no blank or comma stands before the ellipsis', () => {
    expect(truncateBySyllable('data, voice', 6)).toBe('data…')
    expect(truncateBySyllable('ဒေတာ၊ ဖုန်း', 6)).toBe('ဒေတာ…')
  })
})

describe('for any text and length', () => {
  const lengths = fc.nat({ max: 60 })

  test('a text that fits stays as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(truncateBySyllable(text, text.length)).toBe(text)
      }),
    )
  })

  test('the cut is a beginning of the text, never longer than asked, and ends in the ellipsis', () => {
    fc.assert(
      fc.property(anyText, lengths, (text, max) => {
        fc.pre(text.length > max)
        const cut = truncateBySyllable(text, max)
        expect(cut.endsWith('…')).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(max + 1)
        expect(text.startsWith(cut.slice(0, -1))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('no surrogate pair is split and no mark loses its letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), lengths, (text, max) => {
        fc.pre(text.length > max)
        const kept = truncateBySyllable(text, max).slice(0, -1)
        expect(kept).toBe(Buffer.from(kept).toString())
        expect(text.slice(kept.length)).not.toMatch(/^\p{M}/u)
      }),
      { numRuns: 2000 },
    )
  })
})
