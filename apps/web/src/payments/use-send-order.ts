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

/** Orders and begins to pay. Ids are made and kept before anything is sent, so that sending again is never a second order. */
export function useSendOrder({ payer, returnPath, go, order: { current, change, drop, tryCame } }: Deps) {
  // A second tap can be faster than the page that would show the first.
  const busy = useRef(false)
  /** From the form: it stays until its order has been answered. */
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
      // The same line ordered again is the order that is open: it has the id of that one.
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
      // Refused before it was an order: there is nothing to come back to.
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
    /** No answer came, so nobody knows: only the same is sent again. */
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

/** The same order to the letter, whose answer was lost, is the same order. */
function begun(before: KeptOrder | null, body: CreateOrder): Pick<KeptOrder, 'orderId' | 'body'> {
  const isSame = before?.body && JSON.stringify(before.body) === JSON.stringify(body)
  return { orderId: isSame ? before.orderId : newMoveId(now()), body }
}

/** A try that nobody has answered is sent again as it was; after an answer the next is another. */
function nextTry(before: KeptOrder | null, channelCode: string): KeptTry {
  const last = before?.last
  if (last?.came === '' && last.channelCode === channelCode) return last
  return { paymentId: newMoveId(now()), channelCode, came: '' }
}
