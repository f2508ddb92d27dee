import type { Category } from '#contracts/content.ts'
import { perGeneration, type Generation } from './generation.ts'
import { publicPosts } from './posts.ts'

/** News categories. Those of the community section are listed through their parent. */
export const listCategories = perGeneration((generation): Category[] =>
  generation
    .list('category')
    .filter(({ body }) => body.section === 'NEWS' && body.parentId === null)
    .map(({ id, body }) => ({ id, name: body.name, nameMm: body.nameMm })),
)

export type ChildCategory = Category & { parentId: string; postCount: number }

/** Null for an unknown category; a category without children has an empty list. */
export function listChildCategories(generation: Generation, parentId: string): ChildCategory[] | null {
  if (!generation.get('category', parentId)) return null
  const posts = publicPosts(generation)
  return generation
    .list('category')
    .filter(({ body }) => body.parentId === parentId)
    .map(({ id, body }) => ({
      id,
      name: body.name,
      nameMm: body.nameMm,
      parentId,
      postCount: posts.inCategory(id).length,
    }))
}
