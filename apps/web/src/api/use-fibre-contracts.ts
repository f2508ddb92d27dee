import { useQuery } from '@tanstack/react-query'
import { getFibreContracts } from '#contracts/fibre-bills.ts'
import { useSession } from '../session/session-store.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** The signed-in customer's contracts, with what can be paid for each. */
export function useFibreContracts() {
  const session = useSession()
  return useQuery({
    queryKey: useOwnKey('fibre-contracts'),
    queryFn: async ({ signal }) => (await callApi(getFibreContracts, { signal })).result,
    enabled: session.state === 'signedIn',
    staleTime: 0,
  })
}
