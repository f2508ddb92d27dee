import { useQuery } from '@tanstack/react-query'
import { getMe } from '#contracts/identity.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** Who is signed in, and how many ways in there are. */
export const useMe = () =>
  useQuery({
    queryKey: useOwnKey('me'),
    queryFn: async ({ signal }) => (await callApi(getMe, { signal })).result,
    staleTime: 0,
  })
