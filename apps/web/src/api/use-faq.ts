import { useQuery } from '@tanstack/react-query'
import { getFaq } from '#contracts/help.ts'
import { callApi } from './call-api.ts'

/** All at once: they are small, and searching on the phone then works offline. */
export const useFaq = () =>
  useQuery({
    queryKey: [getFaq.id, 'all'],
    queryFn: async ({ signal }) => (await callApi(getFaq, { signal })).result,
  })
