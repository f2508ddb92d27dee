import { useQuery } from '@tanstack/react-query'
import { getDataUse } from '#contracts/account.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** Data used per day; null where the core does not report it. */
export const useDataUse = () =>
  useQuery({
    queryKey: useOwnKey('data-use'),
    queryFn: async ({ signal }) => (await callApi(getDataUse, { signal })).result,
  })
