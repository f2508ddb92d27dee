import { useEffect, useRef, useState } from 'react'
import type { OrderType } from '#contracts/payments.ts'
import { onKept } from '../value/kept-moves.ts'
import { forgetOrder, keepOrder, keptOrder, wasShown, type KeptOrder } from './kept-order.ts'

/** The open order of this phone: begun here, by an earlier page or in another tab. */
export function useKeptOrder(type: OrderType) {
  const [kept, setKept] = useState(() => keptOrder(type))
  /** What was kept last, for an answer that comes before the next drawing. */
  const current = useRef(kept)
  useEffect(
    () =>
      onKept(() => {
        current.current = keptOrder(type)
        setKept(current.current)
      }),
    [type],
  )
  function change(next: KeptOrder): KeptOrder {
    keepOrder(type, next)
    current.current = next
    setKept(next)
    return next
  }
  return {
    kept,
    current,
    change,
    /** What came of the last try; a place to pay is not forgotten by what comes after it. */
    tryCame(came: string) {
      const order = current.current
      if (order && !wasShown(order.last)) change({ ...order, last: { ...order.last, came } })
    },
    /** Its payer says that it was paid, or that it was not. */
    said(paid: boolean) {
      const order = current.current
      if (order) change({ ...order, last: { ...order.last, came: paid ? 'SAID' : 'PLACE' } })
    },
    drop() {
      forgetOrder(type)
      current.current = null
      setKept(null)
    },
  }
}
