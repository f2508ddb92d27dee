import { useQuery } from '@tanstack/react-query'
import { getFtthPlaces } from '#contracts/fibre.ts'
import { callApi } from './call-api.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000

/** All places of a level, or those inside one place; null fetches nothing yet. */
export const useFibrePlaces = (below: { level: 'REGION' | 'TOWNSHIP' } | { parentId: string } | null) =>
  useQuery({
    queryKey: [getFtthPlaces.id, below],
    queryFn: async ({ signal }) => (await callApi(getFtthPlaces, { query: below ?? {}, signal })).result,
    enabled: below !== null,
    staleTime: A_DAY_MS,
  })
