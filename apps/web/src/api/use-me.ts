import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contracts/identity.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** The signed-in account, and its ways to sign in. */
export const useMe = () =>
  useQuery({
    queryKey: useOwnKey('me'),
    queryFn: async ({ signal }) => (await callApi(getMe, { signal })).result,
    staleTime: 0,
  })
