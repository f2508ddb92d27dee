import { useQuery } from '@tanstack/react-query'
import { getReadings } from '#contracts/status.ts'
import { callApi } from './call-api.ts'

const EVERY_MS = 60_000

/** The health of our systems; refreshed every minute while the page is visible. */
export const useReadings = () =>
  useQuery({
    queryKey: [getReadings.id],
    queryFn: async ({ signal }) => (await callApi(getReadings, { signal })).result,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })
