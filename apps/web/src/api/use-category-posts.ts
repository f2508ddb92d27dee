import { useQuery } from '@tanstack/react-query'
import { getPostListByCategory } from '#contracts/content.ts'
import { FIRST_PAGE } from '#contracts/paging.ts'
import { callApi } from './call-api.ts'

/**
 * The first posts of a category, as many as are shown, each with the start of its text in both languages. Waits for the category's id.
 */
export const useCategoryPosts = (categoryId: string | undefined, size: number) =>
  useQuery({
    queryKey: [getPostListByCategory.id, categoryId, FIRST_PAGE, size],
    enabled: categoryId !== undefined,
    queryFn: async ({ signal }) => {
      const input = {
        params: { categoryId: categoryId ?? '' },
        query: { page: FIRST_PAGE, size },
        signal,
      }
      return (await callApi(getPostListByCategory, input)).result
    },
  })
