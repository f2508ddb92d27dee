import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountMain } from '#contracts/account.ts'
import { useSession } from '../session/session-store.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** Balances and packages of the own line; fetched again whenever a screen with them opens. */
export function useAccount() {
  const session = useSession()
  return useQuery({
    queryKey: useOwnKey('account'),
    queryFn: async ({ signal }) => (await callApi(accountMain, { signal })).result,
    enabled: session.state === 'signedIn',
    staleTime: 0,
  })
}

/** Refetches everything that shows value after a move; resolves when the screen is up to date. */
export function useRefreshOwn(): () => Promise<void> {
  const client = useQueryClient()
  const queryKey = useOwnKey()
  return () => client.invalidateQueries({ queryKey })
}
