import { useQuery } from '@tanstack/react-query'
import { getExchangeOffers } from '#contracts/loyalty.ts'
import { callApi } from '../../api/call-api.ts'

/** Everything points are exchanged for today; a few rows, so that every screen asks for all of them once. */
export const useOffers = () =>
  useQuery({
    queryKey: [getExchangeOffers.id],
    queryFn: async ({ signal }) => (await callApi(getExchangeOffers, { query: {}, signal })).result,
    // A page that was drawn ahead brings those of its hour; what they cost is asked again behind it.
    staleTime: 0,
  })
