import { useQuery } from '@tanstack/react-query'
import { getRecipients } from '#contracts/recipients.ts'
import { callApi } from './call-api.ts'
import { useOwnKey } from './use-own-key.ts'

/** Numbers the own line sent to, latest first. */
export const useRecipients = () =>
  useQuery({
    queryKey: useOwnKey('recipients'),
    queryFn: async ({ signal }) => (await callApi(getRecipients, { signal })).result,
  })
