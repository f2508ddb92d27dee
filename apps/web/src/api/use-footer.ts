import { useQuery } from '@tanstack/react-query'
import { getFooter } from '#contracts/content.ts'
import { callApi } from './call-api.ts'

export const useFooter = () =>
  useQuery({
    queryKey: [getFooter.id],
    queryFn: async ({ signal }) => (await callApi(getFooter, { signal })).result,
  })
