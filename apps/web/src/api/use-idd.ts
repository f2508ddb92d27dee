import { useQuery } from '@tanstack/react-query'
import { getIdd } from '#contracts/international.ts'
import { callApi } from './call-api.ts'

/** The whole table is a few kilobytes, so searching it needs no further requests. */
export const useIdd = () =>
  useQuery({
    queryKey: [getIdd.id],
    queryFn: async ({ signal }) => (await callApi(getIdd, { signal })).result,
  })
