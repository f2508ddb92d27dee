import { describe, expect, it } from 'vitest'
import type { Post } from '#contracts/content.ts'
import { cardText } from './card-text.ts'

const post = (change: Partial<Post>): Post => ({
  postId: 'p1',
  title: 'T',
  titleMm: null,
  description: '',
  descriptionMm: null,
  content: '',
  contentMm: null,
  thumbnail: '',
  showCategoryId: 'news',
  picture: null,
  template: 'NEWS',
  publishedAt: '2026-11-10T00:00:00Z',
  offer: null,
  ...change,
})

describe('the text of a news card', () => {
  it('S-144 is the description where there is one', () => {
    expect(cardText(post({ description: 'Short', content: '<p>Long</p>' }), 'en').text).toBe('Short')
  })

  it.each([499, 500])('S-145 content of %d visible characters stands whole, without ellipsis', (length) => {
    expect(cardText(post({ content: `<p>${'a'.repeat(length)}</p>` }), 'en').text).toBe('a'.repeat(length))
  })

  it('S-145 content of 501 is cut at 500 with an ellipsis', () => {
    expect(cardText(post({ content: `<p>${'a'.repeat(501)}</p>` }), 'en').text).toBe(`${'a'.repeat(500)}…`)
  })

  it('S-145 Burmese is cut between syllables', () => {
    const text = cardText(post({ contentMm: `<p>${'မြန်'.repeat(130)}</p>` }), 'my').text
    expect(text).toMatch(/^(မြန်)+…$/)
    expect(text.length).toBeLessThanOrEqual(501)
  })

  it('S-017 missing Burmese falls back to English and is marked', () => {
    expect(cardText(post({ description: 'Short' }), 'my')).toEqual({ text: 'Short', lang: 'en' })
  })
})
