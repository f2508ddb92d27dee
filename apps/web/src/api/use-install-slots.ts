import { useQuery } from '@tanstack/react-query'
import { getInstallSlots } from '#contracts/fibre-orders.ts'
import { callApi } from './call-api.ts'

const RENEWED_EVERY_MS = 60_000

/** When an engineer can come; null asks for nothing yet. Others choose meanwhile, so it is asked again. */
export const useInstallSlots = (placeId: string | null) =>
  useQuery({
    queryKey: [getInstallSlots.id, placeId],
    queryFn: async ({ signal }) =>
      (await callApi(getInstallSlots, { query: { placeId: placeId ?? '' }, signal })).result,
    enabled: placeId !== null,
    refetchInterval: RENEWED_EVERY_MS,
    staleTime: 0,
  })
