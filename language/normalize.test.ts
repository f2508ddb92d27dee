import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeBurmese, stripZeroWidth } from './normalize.ts'
import { anyText, paragraphs } from './test-burmese.ts'

describe('one spelling for what looks the same', () => {
  test.each([
    ['asat before dot', 'ခွင\u103A\u1037', 'ခွင\u1037\u103A'],
    ['wa after a digit is zero', '၁ဝ', '၁၀'],
    ['several was after a digit', '၅ဝဝဝ', '၅၀၀၀'],
    ['wa between digits', '၀၉ဝ၁', '၀၉၀၁'],
    ['zero with a vowel is wa', '၀ယ်ယူ', 'ဝယ်ယူ'],
    ['zero before a killed letter is wa', '၀င်ရန်', 'ဝင်ရန်'],
    ['zero after a letter is wa', 'ဘ၀', 'ဘဝ'],
    ['wa that carries a vowel stays after a digit', '၁ဝါ', '၁ဝါ'],
    ['digit zero alone stays', '၀', '၀'],
    ['phone number stays', '၀၉၆၉၁၂၃၄၅၆၇', '၀၉၆၉၁၂၃၄၅၆၇'],
    ['four for ditto', '၄င်း', '၎င်း'],
    ['u for small nya', 'ဥာဏ်', 'ဉာဏ်'],
    ['u killed', 'စဥ်', 'စဉ်'],
    ['sa + ra for o', 'သြဂုတ်', 'ဩဂုတ်'],
    ['sa + ra with a vowel stays', 'သြောင်း', 'သြောင်း'],
    ['medials in any order', 'မှြာ', 'မြှာ'],
    ['vowel below before vowel above', 'ကုိ', 'ကို'],
    ['doubled mark', 'ကိိ', 'ကိ'],
    ['e vowel before its medial', '\u1000\u1031\u103B', '\u1000\u103B\u1031'],
    ['zero-width characters', 'ဒေ\u200Bတာ\u2060', 'ဒေတာ'],
    ['blanks', '  ဒေတာ \n 2 GB ', 'ဒေတာ 2 GB'],
  ])('%s', (_name, typed, expected) => {
    expect(normalizeBurmese(typed)).toBe(expected)
  })

  test('well-written prose changes by NFC and blanks only', () => {
    const lines = paragraphs('udhr_mya_unicode_src')
    const changed = lines.filter(
      (line) => normalizeBurmese(line) !== stripZeroWidth(line).normalize('NFC').replace(/\s+/g, ' '),
    )
    expect(lines.length).toBeGreaterThan(80)
    expect(changed).toEqual([])
  })

  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeBurmese(text)
        expect(normalizeBurmese(once)).toBe(once)
      }),
      { numRuns: 3000 },
    )
  })

  test('the result is NFC and has no invisible character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = normalizeBurmese(text)
        expect(result).toBe(result.normalize('NFC'))
        expect(result).toBe(stripZeroWidth(result))
      }),
    )
  })
})
