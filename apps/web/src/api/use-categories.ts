import { useQuery } from '@tanstack/react-query'
import { getCategory } from '#contracts/content.ts'
import { callApi } from './call-api.ts'

export const useCategories = () =>
  useQuery({
    queryKey: [getCategory.id],
    queryFn: async ({ signal }) => (await callApi(getCategory, { signal })).result,
  })
