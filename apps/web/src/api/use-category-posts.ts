import { useQuery } from '@tanstack/react-query'
import { getPostListByCategory } from '#contracts/content.ts'
import { FIRST_PAGE, LIST_PAGE_SIZE } from '#contracts/paging.ts'
import { callApi } from './call-api.ts'

/** The first page of a category's posts; asked only once the category's id is known. */
export const useCategoryPosts = (categoryId: string | undefined) =>
  useQuery({
    queryKey: [getPostListByCategory.id, categoryId, FIRST_PAGE],
    enabled: categoryId !== undefined,
    queryFn: async ({ signal }) => {
      const input = {
        params: { categoryId: categoryId ?? '' },
        query: { page: FIRST_PAGE, size: LIST_PAGE_SIZE },
        signal,
      }
      return (await callApi(getPostListByCategory, input)).result
    },
  })
