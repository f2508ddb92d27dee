import { useQuery } from '@tanstack/react-query'
import { getSubscriptions } from '#contracts/purchases.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** Packages of the own line, ended ones included. */
export const useOwnPackages = () =>
  useQuery({
    queryKey: useOwnKey('subscriptions'),
    queryFn: async ({ signal }) =>
      (await callApi(getSubscriptions, { query: { all: 'true' }, signal })).result,
    staleTime: 0,
  })
