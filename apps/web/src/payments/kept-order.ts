import { createOrder, type CreateOrder, type OrderType } from '#contracts/payments.ts'
import { forget, keep, keyOf, readKept } from '../value/kept-moves.ts'
import { isRecord, shapedLike } from '../value/shaped-like.ts'

/** One attempt to pay. Its id is made before sending, so that sending again is the same attempt. */
export type KeptTry = {
  readonly paymentId: string
  readonly channelCode: string
  /** Nothing yet, an ANSWER, the PLACE to pay, or that the payer SAID they have paid. */
  readonly came: string
}

/** Whether the payer was led somewhere. */
export const wasShown = ({ came }: KeptTry): boolean => came === 'PLACE' || came === 'SAID'

/** An order from this phone whose result the payer has not seen. */
export type KeptOrder = {
  readonly orderId: string
  /** The request; null once the server has it. Only a top-up is stored: a fibre order contains personal data. */
  readonly body: CreateOrder | null
  readonly last: KeptTry
  /** The page to return to afterwards; empty for none. */
  readonly back: string
}

const anOrder = shapedLike({
  orderId: '',
  last: { paymentId: '', channelCode: '', came: '' },
  back: '',
})
const aBody = shapedLike({ type: '', target: '', faceValue: 0, expectedTotal: 0 })

function readBody(value: unknown): CreateOrder | null {
  const body = aBody(value)
  return body?.type === 'TOPUP' ? { ...body, type: 'TOPUP' } : null
}

function readOrder(value: unknown): KeptOrder | null {
  const order = anOrder(value)
  if (!order || !isRecord(value)) return null
  const { orderId, last, back } = order
  return { orderId, last, back, body: readBody(value['body']) }
}

/** One order per type, so that a returning payer continues it. */
const keyFor = (type: OrderType): string => keyOf('move', { call: createOrder.id, about: type })

export const keptOrder = (type: OrderType): KeptOrder | null =>
  readKept(keyFor(type), readOrder)?.value ?? null

export const keepOrder = (type: OrderType, order: KeptOrder): void =>
  keep(keyFor(type), { ...order, body: order.body?.type === 'TOPUP' ? order.body : null })

/** An order this phone has stored nothing of, such as one opened by its address. */
export const foundOrder = (orderId: string): KeptOrder => ({
  orderId,
  body: null,
  last: { paymentId: '', channelCode: '', came: 'PLACE' },
  back: '',
})

export const forgetOrder = (type: OrderType): void => forget(keyFor(type))
