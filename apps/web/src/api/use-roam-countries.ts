import { useQuery } from '@tanstack/react-query'
import { getRoamingCountries } from '#contracts/international.ts'
import { callApi } from './call-api.ts'

export const useRoamCountries = () =>
  useQuery({
    queryKey: [getRoamingCountries.id],
    queryFn: async ({ signal }) => (await callApi(getRoamingCountries, { signal })).result,
  })
