import type { Document } from './documents.ts'
import { perGeneration, type Generation } from './generation.ts'

export type PostDocument = Document<'post'>

export type PublicPosts = {
  /** Posts of the news categories, newest first. */
  readonly news: readonly PostDocument[]
  /** Of one category and its children: pinned posts first, then newest first. */
  inCategory(categoryId: string): readonly PostDocument[]
}

type Dated = { readonly post: PostDocument; readonly at: number }

const newestFirst = (a: Dated, b: Dated): number => b.at - a.at || (a.post.id < b.post.id ? -1 : 1)
const pinnedFirst = (a: Dated, b: Dated): number =>
  Number(b.post.body.pinned) - Number(a.post.body.pinned) || newestFirst(a, b)

/** A post whose category is gone or hidden is not shown. */
export const publicPosts = perGeneration((generation: Generation): PublicPosts => {
  const news: Dated[] = []
  const byCategory = new Map<string, Dated[]>()
  const file = (categoryId: string, dated: Dated) => {
    const known = byCategory.get(categoryId)
    if (known) known.push(dated)
    else byCategory.set(categoryId, [dated])
  }
  for (const post of generation.list('post')) {
    const category = generation.get('category', post.body.categoryId)
    if (!category) continue
    const dated = { post, at: Date.parse(post.body.publishedAt) }
    file(category.id, dated)
    if (category.body.parentId !== null) file(category.body.parentId, dated)
    if (category.body.section === 'NEWS') news.push(dated)
  }
  const sorted = new Map<string, readonly PostDocument[]>()
  return {
    news: news.sort(newestFirst).map(({ post }) => post),
    inCategory: (categoryId) => {
      const known = sorted.get(categoryId)
      if (known) return known
      const posts = (byCategory.get(categoryId) ?? []).sort(pinnedFirst).map(({ post }) => post)
      // Only existing categories are cached: ids come from outside and are unlimited.
      if (posts.length > 0) sorted.set(categoryId, posts)
      return posts
    },
  }
})
