import { describe, expect, it } from 'vitest'
import type { Category, Post } from '#contracts/content.ts'
import { newsSections, withLatest } from './news-sections.ts'

const categories: readonly Category[] = [
  { id: 'a', name: 'News', nameMm: 'သတင်း' },
  { id: 'b', name: 'Empty', nameMm: 'ဗလာ' },
  { id: 'c', name: 'Network', nameMm: 'ကွန်ရက်' },
]
const posts = [
  { postId: '1', showCategoryId: 'c' },
  { postId: '2', showCategoryId: 'a' },
  { postId: '3', showCategoryId: 'c' },
] as unknown as readonly Post[]

describe('sections of the news page', () => {
  it('S-142 S-143 one for each category that has a post, none for an empty one', () => {
    const sections = newsSections(categories, posts)
    expect(sections.map((section) => section.category.id)).toEqual(['a', 'c'])
    expect(sections[1]?.posts.map((post) => post.postId)).toEqual(['1', '3'])
  })

  it('S-190 the client puts Latest first; the list of the API has none', () => {
    expect(categories.some((category) => category.name === 'Latest')).toBe(false)
    expect(withLatest(categories, 'Latest').map((category) => category.name)).toEqual([
      'Latest',
      'News',
      'Empty',
      'Network',
    ])
  })
})
