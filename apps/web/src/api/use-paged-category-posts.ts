import { useInfiniteQuery } from '@tanstack/react-query'
import { getPostListByCategory } from '#contracts/content.ts'
import { FIRST_PAGE, LIST_PAGE_SIZE } from '#contracts/paging.ts'
import { callApi } from './call-api.ts'

/** A category's posts, page by page from 0, ten at a time; the next page is fetched when it is wanted. */
export const usePagedCategoryPosts = (categoryId: string | undefined) =>
  useInfiniteQuery({
    queryKey: [getPostListByCategory.id, categoryId, 'paged'],
    enabled: categoryId !== undefined,
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      callApi(getPostListByCategory, {
        params: { categoryId: categoryId ?? '' },
        query: { page: pageParam, size: LIST_PAGE_SIZE },
        signal,
      }),
    getNextPageParam: (last, _all, lastPage) => (last.page?.hasMore ? lastPage + 1 : undefined),
  })
