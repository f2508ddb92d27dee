import type { Category, Post } from '#contracts/content.ts'

export const LATEST = 'latest'

/** The client's own first entry: the API's list has none. */
export const withLatest = (categories: readonly Category[], name: string): Category[] => [
  { id: LATEST, name, nameMm: name },
  ...categories,
]

export type NewsSection = { readonly category: Category; readonly posts: readonly Post[] }

/** One section for each category that has a post, in the order of the list. */
export const newsSections = (categories: readonly Category[], posts: readonly Post[]): NewsSection[] =>
  categories
    .map((category) => ({ category, posts: posts.filter((post) => post.showCategoryId === category.id) }))
    .filter((section) => section.posts.length > 0)
