import { useQuery } from '@tanstack/react-query'
import { inquireTransaction } from '#contracts/payments.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import type { Payer } from './use-payer.ts'

/** The interval when the server gave none. */
const AGAIN_MS = 5_000

/** The state of an order, refreshed as often as the server says; results are shown from nothing else. */
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
    // A payer returning from the channel's app wants to know at once.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  })
