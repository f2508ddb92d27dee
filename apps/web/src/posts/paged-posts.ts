import type { InfiniteData } from '@tanstack/react-query'
import type { Post } from '#contracts/content.ts'
import type { Answer } from '../api/call-api.ts'
import type { Asked } from '../offline-reading/reading.ts'

export type PostPages = InfiniteData<Answer<Post[]>>

export const postsOf = (pages: PostPages): Post[] => pages.pages.flatMap((page) => page.result)

/** The server's count, or what is here when it tells none. */
export const totalOf = (pages: PostPages): number =>
  pages.pages[pages.pages.length - 1]?.page?.total ?? postsOf(pages).length

export type PagedPosts = Asked<PostPages> & {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
}

/** What the button under a list needs to know about the pages still on the server. */
export const moreOf = (paged: PagedPosts) => ({
  more: paged.hasNextPage,
  loading: paged.isFetchingNextPage,
  error: paged.isFetchNextPageError ? paged.error : null,
  onMore: () => void paged.fetchNextPage(),
})
