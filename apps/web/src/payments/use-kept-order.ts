import { useEffect, useRef, useState } from 'react'
import type { OrderType } from '#contracts/payments.ts'
import { onKept } from '../value/kept-moves.ts'
import { forgetOrder, foundOrder, keepOrder, keptOrder, wasShown, type KeptOrder } from './kept-order.ts'

function read(type: OrderType, orderId: string | null): KeptOrder | null {
  const kept = keptOrder(type)
  return orderId === null || kept?.orderId === orderId ? kept : foundOrder(orderId)
}

/** The open order of this phone, from this page, an earlier one or another tab; or the one whose address was opened. */
export function useKeptOrder(type: OrderType, orderId: string | null) {
  const [kept, setKept] = useState(() => read(type, orderId))
  /** The latest stored value, for an answer that arrives before the next render. */
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
    /** Stores the last attempt's progress; a place to pay is not overwritten by what follows. */
    tryCame(came: string) {
      const order = current.current
      if (order && !wasShown(order.last)) change({ ...order, last: { ...order.last, came } })
    },
    /** The payer says that it was paid, or that it was not. */
    said(paid: boolean) {
      const order = current.current
      if (order) change({ ...order, last: { ...order.last, came: paid ? 'SAID' : 'PLACE' } })
    },
    drop() {
      // An order opened by its address may be another than the stored one.
      if (keptOrder(type)?.orderId === current.current?.orderId) forgetOrder(type)
      current.current = null
      setKept(null)
    },
  }
}
