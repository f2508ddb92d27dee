import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelOrder } from '#contracts/payments.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import type { Payer } from './use-payer.ts'

/** Money may have been charged, so the order is not abandoned. */
export const MAYBE_PAID: readonly string[] = ['PAYMENT_UNDER_WAY', 'ORDER_ALREADY_PAID']

const isMaybePaid = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal && MAYBE_PAID.includes(error.code)

/** Cancels an order without waiting: one that gets no answer expires by itself. */
export function useGiveUp(orderId: string | null, payer: Payer | null, onLeft: () => void) {
  const client = useQueryClient()
  const queryKey = useOwnKey('order')
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(cancelOrder, { body: { orderId: orderId ?? '' }, ...payer?.bearer }),
    onSuccess: onLeft,
    onError: (error) => (isMaybePaid(error) ? void client.invalidateQueries({ queryKey }) : onLeft()),
  })
  return {
    start: () => leave.mutate(),
    pending: leave.isPending,
    refusal: isMaybePaid(leave.error) ? leave.error : null,
  }
}
