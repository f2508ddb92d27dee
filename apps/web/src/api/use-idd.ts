import { useQuery } from '@tanstack/react-query'
import { getIdd } from '#contracts/international.ts'
import { callApi } from './call-api.ts'

/** The whole table: a few kilobytes, and a country is then found without asking anybody. */
export const useIdd = () =>
  useQuery({
    queryKey: [getIdd.id],
    queryFn: async ({ signal }) => (await callApi(getIdd, { signal })).result,
  })
