import { useQuery } from '@tanstack/react-query'
import { getUssd } from '#contracts/ussd.ts'
import { callApi } from './call-api.ts'

export const useUssd = () =>
  useQuery({
    queryKey: [getUssd.id],
    queryFn: async ({ signal }) => (await callApi(getUssd, { signal })).result,
  })
