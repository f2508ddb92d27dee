import { useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newMoveId } from '#contracts/move-id.ts'
import { createOrder, makePayment, type CreateOrder } from '#contracts/payments.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import { now } from '../clock/now.ts'
import { forgetGuestSession } from '../guest/guest-session.ts'
import { wasJudged } from '../value/move-errors.ts'
import type { KeptOrder, KeptTry } from './kept-order.ts'
import type { useKeptOrder } from './use-kept-order.ts'
import type { Payer } from './use-payer.ts'
import { whereToPay } from './where-to-pay.ts'

type Deps = {
  readonly payer: Payer | null
  readonly returnPath: (orderId: string) => string
  readonly go: (address: string) => void
  readonly order: ReturnType<typeof useKeptOrder>
}

/** Orders and starts paying. Ids are made and stored before anything is sent, so that sending again is never a second order. */
export function useSendOrder({ payer, returnPath, go, order: { current, change, drop, tryCame } }: Deps) {
  // A second tap can come before the page rerenders.
  const busy = useRef(false)
  /** Keeps the form on screen until its order has been answered. */
  const [placing, setPlacing] = useState(false)
  const client = useQueryClient()
  const queryKey = useOwnKey('order')

  const send = useMutation({
    networkMode: 'always',
    mutationFn: async (order: KeptOrder) => {
      const bearer = payer?.bearer ?? {}
      const { body, last } = order
      const orderId = body
        ? (await callApi(createOrder, { body, moveId: order.orderId, ...bearer })).result.orderId
        : order.orderId
      // If the same line was already ordered, the answer is the open order with its own id.
      if (body) change({ ...order, orderId, body: null })
      const { paymentId: moveId, channelCode } = last
      return (
        await callApi(makePayment, {
          body: { orderId, channelCode, returnPath: returnPath(orderId) },
          moveId,
          ...bearer,
        })
      ).result
    },
    onSuccess: ({ action, status }) => {
      tryCame(status === 'PENDING_USER' ? 'PLACE' : 'ANSWER')
      const place = whereToPay(action, window.location.origin)
      if (place !== null) go(place)
    },
    onError: (error) => {
      if (!wasJudged(error)) return
      if (error instanceof ApiRefusal && error.code === 'NUMBER_NOT_PROVEN') forgetGuestSession('TOPUP')
      // Refused before it became an order: nothing to return to.
      if (current.current?.body) drop()
      else tryCame('ANSWER')
    },
    onSettled: () => {
      busy.current = false
      setPlacing(false)
      void client.invalidateQueries({ queryKey })
    },
  })
  function press(order: KeptOrder, isNew: boolean) {
    if (busy.current) return
    busy.current = true
    setPlacing(isNew)
    send.mutate(change(order))
  }
  return {
    isIdle: send.isIdle,
    placing,
    pending: send.isPending,
    refusal: send.error instanceof ApiRefusal && wasJudged(send.error) ? send.error : null,
    /** No answer, so the result is unknown: only the same request may be sent again. */
    lost: send.error !== null && !wasJudged(send.error),
    start(body: CreateOrder, channelCode: string, back: string) {
      press({ ...begun(current.current, body), last: nextTry(current.current, channelCode), back }, true)
    },
    payBy(channelCode: string) {
      if (current.current) press({ ...current.current, last: nextTry(current.current, channelCode) }, false)
    },
    again() {
      if (current.current) press(current.current, current.current.body !== null)
    },
    reset: send.reset,
  }
}

/** An identical order whose answer was lost is the same order. */
function begun(before: KeptOrder | null, body: CreateOrder): Pick<KeptOrder, 'orderId' | 'body'> {
  const isSame = before?.body && JSON.stringify(before.body) === JSON.stringify(body)
  return { orderId: isSame ? before.orderId : newMoveId(now()), body }
}

/** An unanswered attempt is sent again unchanged; after an answer the next is a new one. */
function nextTry(before: KeptOrder | null, channelCode: string): KeptTry {
  const last = before?.last
  if (last?.came === '' && last.channelCode === channelCode) return last
  return { paymentId: newMoveId(now()), channelCode, came: '' }
}
