import { useQuery } from '@tanstack/react-query'
import { getLineOrders } from '#contracts/fibre-orders.ts'
import { useSession } from '../session/session-store.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** Own orders of new fibre lines, newest first. */
export function useLineOrders() {
  const session = useSession()
  return useQuery({
    queryKey: useOwnKey('line-orders'),
    queryFn: async ({ signal }) => (await callApi(getLineOrders, { signal })).result,
    enabled: session.state === 'signedIn',
    staleTime: 0,
  })
}
