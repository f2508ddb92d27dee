import { useQuery } from '@tanstack/react-query'
import { getAwards } from '#contracts/pages.ts'
import { callApi } from './call-api.ts'

export const useAwards = () =>
  useQuery({
    queryKey: [getAwards.id],
    queryFn: async ({ signal }) => (await callApi(getAwards, { signal })).result,
  })
