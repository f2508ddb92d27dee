import { describe, expect, test } from 'vitest'
import { paragraphs } from './test-burmese.ts'
import { detectEncoding, readings, receiveText, zawgyiProbability, zawgyiToUnicode } from './zawgyi.ts'

const unicode = paragraphs('udhr_mya_unicode_src').filter((line) => line.length > 40)
const zawgyi = paragraphs('udhr_mya_zawgyi_out').filter((line) => line.length > 40)

describe('detection', () => {
  test('long Unicode is never taken for Zawgyi, long Zawgyi is always seen', () => {
    expect(unicode.map((line) => detectEncoding(line).encoding)).not.toContain('zawgyi')
    expect(zawgyi.filter((line) => detectEncoding(line).encoding !== 'zawgyi')).toEqual([])
    expect(zawgyi.length).toBeGreaterThan(50)
  })

  test.each(['hello', '၀၉၆၉၁', '', '👍'])('no Burmese letter, no Zawgyi: "%s"', (text) => {
    expect(detectEncoding(text)).toEqual({ encoding: 'unicode', probability: 0 })
  })

  test('a short town name that scores like Zawgyi is left for a person to judge', () => {
    expect(zawgyiProbability('ပခုက္ကူ')).toBeGreaterThan(0.9)
    expect(receiveText('ပခုက္ကူ')).toMatchObject({ encoding: 'unsure', converted: false, text: 'ပခုက္ကူ' })
  })
})

describe('conversion', () => {
  test('Zawgyi becomes Unicode, once', () => {
    const received = zawgyi.map((line) => receiveText(line))
    expect(received.every(({ converted }) => converted)).toBe(true)
    expect(received.map(({ text }) => detectEncoding(text).encoding)).not.toContain('zawgyi')
  })

  test('Unicode passes unconverted', () => {
    expect(unicode.some((line) => receiveText(line).converted)).toBe(false)
  })

  test('a known word', () => {
    expect(zawgyiToUnicode('ျမန္မာ')).toBe('မြန်မာ')
    expect(readings('ျမန္မာ')[0]).toBe('မြန်မာ')
    expect(readings('မြန်မာ')).toEqual(['မြန်မာ'])
  })
})
