import { useEffect, useRef, useState } from 'react'
import type { OrderType } from '#contracts/payments.ts'
import { onKept } from '../value/kept-moves.ts'
import { forgetOrder, foundOrder, keepOrder, keptOrder, wasShown, type KeptOrder } from './kept-order.ts'

function read(type: OrderType, orderId: string | null): KeptOrder | null {
  const kept = keptOrder(type)
  return orderId === null || kept?.orderId === orderId ? kept : foundOrder(orderId)
}

/** The open order of this phone: begun here, by an earlier page or in another tab; or the one whose address was opened. */
export function useKeptOrder(type: OrderType, orderId: string | null) {
  const [kept, setKept] = useState(() => read(type, orderId))
  /** What was kept last, for an answer that comes before the next drawing. */
  const current = useRef(kept)
  useEffect(
    () =>
      onKept(() => {
        current.current = read(type, orderId)
        setKept(current.current)
      }),
    [type, orderId],
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
      // What was opened by its address need not be what this phone keeps.
      if (keptOrder(type)?.orderId === current.current?.orderId) forgetOrder(type)
      current.current = null
      setKept(null)
    },
  }
}
