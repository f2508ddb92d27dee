import { useQuery } from '@tanstack/react-query'
import { getUssd } from '#contracts/help.ts'
import { callApi } from './call-api.ts'

export const useUssd = () =>
  useQuery({
    queryKey: [getUssd.id],
    queryFn: async ({ signal }) => (await callApi(getUssd, { signal })).result,
  })
