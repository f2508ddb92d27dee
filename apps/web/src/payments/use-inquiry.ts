import { useQuery } from '@tanstack/react-query'
import { inquireTransaction } from '#contracts/payments.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import type { Payer } from './use-payer.ts'

/** Without an answer. */
const AGAIN_MS = 5_000

/** How an order stands, looked at as often as the server wants: the only truth for a result. */
export const useInquiry = (orderId: string | null, payer: Payer | null) =>
  useQuery({
    queryKey: useOwnKey('order', orderId ?? '', payer?.bearer.token ?? ''),
    queryFn: async ({ signal }) =>
      (await callApi(inquireTransaction, { body: { orderId: orderId ?? '' }, signal, ...payer?.bearer }))
        .result,
    enabled: orderId !== null && payer !== null,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return AGAIN_MS
      return data.pollAfterSec === null ? false : data.pollAfterSec * 1000
    },
    // Whoever comes back from the channel's app wants to know at once.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  })
