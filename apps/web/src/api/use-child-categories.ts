import { useQuery } from '@tanstack/react-query'
import { getChildCategory } from '#contracts/content.ts'
import { callApi } from './call-api.ts'

/** Waits for the parent's id. */
export const useChildCategories = (categoryId: string | undefined) =>
  useQuery({
    queryKey: [getChildCategory.id, categoryId],
    enabled: categoryId !== undefined,
    queryFn: async ({ signal }) =>
      (await callApi(getChildCategory, { query: { categoryId: categoryId ?? '' }, signal })).result,
  })
