import { useEffect, useEffectEvent, useRef } from 'react'
import type { OrderType } from '#contracts/payments.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { forgetGuestSession } from '../guest/guest-session.ts'
import { forgetOrder, keptOrder } from './kept-order.ts'
import { isEnd, standOf } from './order-stand.ts'
import { useGiveUp } from './use-give-up.ts'
import { useInquiry } from './use-inquiry.ts'
import { useKeptOrder } from './use-kept-order.ts'
import { usePayer } from './use-payer.ts'
import { useSendOrder } from './use-send-order.ts'

const is = (error: unknown, code: string) => error instanceof ApiRefusal && error.code === code

type Options = {
  /** From the address; otherwise the order stored on this phone. */
  readonly orderId?: string | null
  readonly go?: (address: string) => void
  /** Called when the payer is done with it, or cancelled it. */
  readonly onLeft?: () => void
}

const leaveTo = (address: string) => window.location.assign(address)

/**
 * One order from the first press until the payer has seen its result: a reload, the back button, a second tab or a lost answer continue
 * the same one. Only the server says what state it is in.
 */
export function useOrder(
  type: OrderType,
  returnPath: (orderId: string) => string,
  { orderId = null, go = leaveTo, onLeft }: Options = {},
) {
  const payer = usePayer()
  const order = useKeptOrder(type, orderId)
  const { kept, drop } = order
  const send = useSendOrder({ payer, returnPath, go, order })

  // An order this page has just sent gets its answer; one from an earlier page is looked up.
  const isLookedUp = kept !== null && (kept.body === null || send.isIdle)
  const inquiry = useInquiry(isLookedUp ? kept.orderId : null, payer)
  const found = isLookedUp && inquiry.data ? inquiry.data : null
  const stand = found && kept ? standOf(found, kept.last) : null
  const never = isLookedUp && is(inquiry.error, 'NOT_FOUND')

  useWhen(found !== null && kept?.body != null, () => kept && order.change({ ...kept, body: null }))
  useWhen(stand === 'pay', () => order.tryCame('PLACE'))
  useWhen(is(inquiry.error, 'NUMBER_NOT_PROVEN'), () => forgetGuestSession('TOPUP'))
  // The order belongs to somebody else: another person uses this phone now.
  useWhen(never && kept?.body === null, drop)
  useForgetSeen(type, kept?.orderId ?? null, stand !== null && isEnd(stand))

  function finish() {
    drop()
    send.reset()
    onLeft?.()
  }
  const giveUp = useGiveUp(kept?.orderId ?? null, payer, finish)
  return {
    payer,
    kept,
    /** An order exists, or may exist, so the form is not shown. */
    isOpen: isLookedUp && !never && !send.placing,
    found,
    stand,
    error: inquiry.error,
    retry: () => void inquiry.refetch(),
    start: send.start,
    payBy: send.payBy,
    said: order.said,
    giveUp,
    send: { ...send, neverCame: false, leave: finish },
    finish,
  } as const
}

export type OpenOrder = ReturnType<typeof useOrder>

function useWhen(isSo: boolean, work: () => unknown): void {
  const onSo = useEffectEvent(work)
  useEffect(() => {
    if (isSo) onSo()
  }, [isSo])
}

/** A result that was seen is dropped when the payer goes on; a reload still shows it. */
function useForgetSeen(type: OrderType, orderId: string | null, seen: boolean): void {
  const was = useRef<string | null>(null)
  useEffect(() => {
    was.current = seen ? orderId : null
  }, [seen, orderId])
  useEffect(
    () => () => {
      if (was.current !== null && was.current === keptOrder(type)?.orderId) forgetOrder(type)
    },
    [type],
  )
}
