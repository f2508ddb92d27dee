import { useQuery } from '@tanstack/react-query'
import { getFtthPlaces } from '#contracts/fibre.ts'
import { callApi } from './call-api.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000

/** Every place, fetched only by those who ask for the nearest one. */
export const useAllFibrePlaces = (wanted: boolean) =>
  useQuery({
    queryKey: [getFtthPlaces.id, 'all'],
    queryFn: async ({ signal }) => (await callApi(getFtthPlaces, { query: {}, signal })).result,
    enabled: wanted,
    staleTime: A_DAY_MS,
  })
