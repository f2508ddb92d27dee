import { useQuery } from '@tanstack/react-query'
import { getIncidents } from '#contracts/status.ts'
import { callApi } from './call-api.ts'

const EVERY_MS = 60_000

/** Disturbances of a place, or of all; asked again every minute while somebody looks. */
export const useIncidents = (placeId: string | null) =>
  useQuery({
    queryKey: [getIncidents.id, placeId],
    queryFn: async ({ signal }) =>
      (await callApi(getIncidents, { query: placeId === null ? {} : { placeId }, signal })).result,
    refetchInterval: EVERY_MS,
    // What is disturbed while one cannot ask is not what was disturbed before.
    staleTime: 0,
  })
