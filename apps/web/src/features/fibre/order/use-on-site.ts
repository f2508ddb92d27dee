import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { newMoveId } from '#contracts/move-id.ts'
import { createOrder, type CreateOrder } from '#contracts/payments.ts'
import { ApiRefusal } from '../../../api/api-errors.ts'
import { callApi } from '../../../api/call-api.ts'
import { useRefreshOwn } from '../../../api/use-account.ts'
import { now } from '../../../clock/now.ts'
import { navigate } from '../../../navigation/hash-location.ts'
import { wasJudged } from '../../../value/move-errors.ts'
import { resultPath } from '../payment/payment-address.ts'
import { forgetDraft } from './kept-draft.ts'

/** An order paid to the engineer. Sending the same order again keeps its id, so it is never a second one. */
export function useOnSite() {
  const last = useRef<{ readonly text: string; readonly orderId: string } | null>(null)
  const refresh = useRefreshOwn()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: async (body: CreateOrder) => {
      const text = JSON.stringify(body)
      if (last.current?.text !== text) last.current = { text, orderId: newMoveId(now()) }
      return (await callApi(createOrder, { body, moveId: last.current.orderId })).result
    },
    onSuccess: ({ orderId }) => {
      forgetDraft()
      void refresh()
      navigate(resultPath(orderId), { replace: true })
    },
  })
  return {
    start: (body: CreateOrder) => send.mutate(body),
    again: () => send.variables && send.mutate(send.variables),
    pending: send.isPending,
    refusal: send.error instanceof ApiRefusal && wasJudged(send.error) ? send.error : null,
    lost: send.error !== null && !wasJudged(send.error),
    neverCame: false,
    leave: send.reset,
    reset: send.reset,
  } as const
}
