import { describe, expect, it } from 'vitest'
import { openPlainFont, openShapedFont } from './shaped-font.ts'

const ids = (font: Awaited<ReturnType<typeof openPlainFont>>, text: string): number[] =>
  font.layout(text).glyphs.map(({ id }) => id)

const WORDS = ['ကေ', 'ကြ', 'တက္က', 'ငွေဖြည့်', 'ပက်ကေ့ချ်', 'ကျွန်ုပ်', 'မေတ္တာ']

describe('Burmese letters on a receipt', () => {
  it('the vowel sign e and the medial ra stand before their consonant', async () => {
    const font = await openShapedFont('burmese-400')
    const [e] = ids(font, 'ေ')
    const [ka] = ids(font, 'က')
    expect(ids(font, 'ကေ')).toEqual([e, ka])
    expect(ids(font, 'ကြ').at(-1)).toBe(ka)
  })

  it('stacked consonants are one above the other: no virama is left, and the lower one takes no room', async () => {
    const font = await openShapedFont('burmese-400')
    const stacked = font.layout('က္က')
    expect(stacked.glyphs).toHaveLength(2)
    expect(stacked.advanceWidth).toBe(font.layout('က').advanceWidth)
  })

  it.each(WORDS)('%s has no letter the font does not know', async (word) => {
    const font = await openShapedFont('burmese-700')
    expect(ids(font, word)).not.toContain(0)
  })

  it('control: left to the font reader, none of this holds', async () => {
    const [plain, shaped] = [await openPlainFont('burmese-400'), await openShapedFont('burmese-400')]
    expect(plain.layout('က္က').advanceWidth).not.toBe(plain.layout('က').advanceWidth)
    expect(WORDS.filter((word) => ids(plain, word).join() !== ids(shaped, word).join())).toEqual(WORDS)
  })
})
