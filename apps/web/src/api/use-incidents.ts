import { useQuery } from '@tanstack/react-query'
import { getIncidents } from '#contracts/status.ts'
import { callApi } from './call-api.ts'

const EVERY_MS = 60_000

/** Incidents of a place, or all; refreshed every minute while the page is visible. */
export const useIncidents = (placeId: string | null) =>
  useQuery({
    queryKey: [getIncidents.id, placeId],
    queryFn: async ({ signal }) =>
      (await callApi(getIncidents, { query: placeId === null ? {} : { placeId }, signal })).result,
    refetchInterval: EVERY_MS,
    // An old list must not pass for the present state.
    staleTime: 0,
  })
