import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { syllables } from './syllables.ts'
import { anyText, paragraphs } from './test-burmese.ts'

describe('syllables', () => {
  test.each([
    ['ဖိုက်ဘာအင်တာနက်', ['ဖိုက်', 'ဘာ', 'အင်', 'တာ', 'နက်']],
    ['ပက်ကေ့ချ်', ['ပက်', 'ကေ့ချ်']],
    ['မန္တလေး', ['မန္တ', 'လေး']],
    ['သင်္ကြန်', ['သင်္ကြန်']],
    ['ယောက်ျားကျွန်ုပ်', ['ယောက်ျား', 'ကျွန်ုပ်']],
    ['၎င်းဥပဒေ', ['၎င်း', 'ဥ', 'ပ', 'ဒေ']],
    ['လက်ကျန်ငွေ၊ ၁၂၃ရက်။', ['လက်', 'ကျန်', 'ငွေ', '၊', ' ', '၁၂၃', 'ရက်', '။']],
    ['ဒေတာ 2GB pack', ['ဒေ', 'တာ', ' ', '2GB', ' ', 'pack']],
  ])('%s', (text, expected) => {
    expect(syllables(text)).toEqual(expected)
  })

  test('joined they are the text again, whatever the text is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(syllables(text).join('')).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  test('prose never yields a syllable that begins with a mark, a killed letter or a stack', () => {
    const lines = paragraphs('udhr_mya_unicode_src').map((line) => line.normalize('NFC'))
    const broken = lines
      .flatMap(syllables)
      .filter((token) => /^(?:[\u102B-\u103E]|[\u1000-\u1021]\u1037?\u103A|\u1039)/.test(token))
    expect(broken).toEqual([])
  })

  test('time grows with length, not with its square', () => {
    const text = paragraphs('udhr_mya_unicode_src').join(' ')
    const long = text.repeat(Math.ceil(320_000 / text.length))
    const start = performance.now()
    expect(syllables(long).length).toBeGreaterThan(50_000)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
