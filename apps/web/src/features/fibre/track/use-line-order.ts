import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trackOrder, type LineOrder } from '#contracts/fibre-orders.ts'
import { callApi } from '../../../api/call-api.ts'
import { useOwnKey } from '../../../api/use-own-key.ts'

export type Which = { readonly orderId: string } | { readonly orderNo: string }

const RENEWED_EVERY_MS = 30_000

const OVER: readonly LineOrder['status'][] = ['COMPLETED', 'CANCELLED', 'REJECTED']

/** One order under way, refreshed until nothing changes any more. A guest passes the token of a proven number. */
export const useLineOrder = (which: Which | null, token?: string) =>
  useQuery({
    queryKey: useOwnKey('line-order', JSON.stringify(which), token ?? ''),
    queryFn: async ({ signal }) =>
      (await callApi(trackOrder, { body: which ?? { orderNo: '-' }, signal, ...(token && { token }) }))
        .result,
    enabled: which !== null,
    refetchInterval: ({ state: { data } }) => (data && OVER.includes(data.status) ? false : RENEWED_EVERY_MS),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })

/** Refetches everything that shows orders. */
export function useOrdersChanged(): () => Promise<void> {
  const client = useQueryClient()
  const [line, lines] = [useOwnKey('line-order'), useOwnKey('line-orders')]
  return async () => {
    await Promise.all([line, lines].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}
