import { describe, expect, it } from 'vitest'
import { PASS_MS, passFor } from '#apps/cms/src/live/live-pass.ts'
import { isGoodFor } from './live-pass.ts'

const NOW = Date.parse('2026-11-18T05:00:00Z')
const words = JSON.stringify({ collection: 'posts', publicId: 'tea', en: { title: 'Unsaved' } })
const pass = passFor(words, 'key', NOW)

describe('a link of the live preview', () => {
  it('made by the CMS is good for the very words it was made for, until it ends', () => {
    expect(isGoodFor(pass, words, 'key', NOW)).toBe(true)
    expect(isGoodFor(pass, words, 'key', NOW + PASS_MS - 1)).toBe(true)
  })

  it.each([
    ['that has ended', pass, words, 'key', NOW + PASS_MS],
    ['with other words', pass, words.replace('Unsaved', 'Changed'), 'key', NOW],
    ['of another document', pass, words.replace('tea', 'coffee'), 'key', NOW],
    ['made with another key', passFor(words, 'other', NOW), words, 'key', NOW],
    ['with a later end', `9999999999999.${pass.split('.')[1]}`, words, 'key', NOW],
    ['without a signature', String(NOW + 1000), words, 'key', NOW],
    ['that is missing', undefined, words, 'key', NOW],
  ])('%s is refused', (_, given, said, key, at) => {
    expect(isGoodFor(given, said, key, at)).toBe(false)
  })
})
