import { useQuery } from '@tanstack/react-query'
import { getLoyaltyCard } from '#contracts/loyalty.ts'
import { useSession } from '../session/session-store.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** The own member card: level, points to spend, held points, and what expires when. */
export function useLoyaltyCard() {
  const session = useSession()
  return useQuery({
    queryKey: useOwnKey('loyalty-card'),
    queryFn: async ({ signal }) => (await callApi(getLoyaltyCard, { signal })).result,
    enabled: session.state === 'signedIn',
    staleTime: 0,
  })
}
