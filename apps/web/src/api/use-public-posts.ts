import { useInfiniteQuery } from '@tanstack/react-query'
import { getPost } from '#contracts/content.ts'
import { FIRST_PAGE, PUBLIC_PAGE_SIZE } from '#contracts/paging.ts'
import { callApi } from './call-api.ts'

/** All public posts, page by page from 0, twenty at a time. */
export const usePublicPosts = () =>
  useInfiniteQuery({
    queryKey: [getPost.id, 'paged'],
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      callApi(getPost, { query: { page: pageParam, size: PUBLIC_PAGE_SIZE }, signal }),
    getNextPageParam: (last, _all, lastPage) => (last.page?.hasMore ? lastPage + 1 : undefined),
  })
