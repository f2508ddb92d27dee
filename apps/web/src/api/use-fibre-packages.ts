import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getFtthPackages } from '#contracts/fibre.ts'
import { callApi } from './call-api.ts'

/** All plans, or those offered at a place. The old list stays while the new one loads. */
export const useFibrePackages = (placeId: string | null) =>
  useQuery({
    queryKey: [getFtthPackages.id, placeId],
    queryFn: async ({ signal }) =>
      (await callApi(getFtthPackages, { query: placeId ? { placeId } : {}, signal })).result,
    placeholderData: keepPreviousData,
  })
