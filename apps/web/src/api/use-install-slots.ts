import { useQuery } from '@tanstack/react-query'
import { getInstallSlots } from '#contracts/fibre-orders.ts'
import { callApi } from './call-api.ts'

const RENEWED_EVERY_MS = 60_000

/** Free times of engineers; null fetches nothing yet. Refreshed, because others book meanwhile. */
export const useInstallSlots = (placeId: string | null) =>
  useQuery({
    queryKey: [getInstallSlots.id, placeId],
    queryFn: async ({ signal }) =>
      (await callApi(getInstallSlots, { query: { placeId: placeId ?? '' }, signal })).result,
    enabled: placeId !== null,
    refetchInterval: RENEWED_EVERY_MS,
    staleTime: 0,
  })
