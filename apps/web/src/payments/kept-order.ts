import { createOrder, type CreateOrder, type OrderType } from '#contracts/payments.ts'
import { forget, keep, keyOf, readKept } from '../value/kept-moves.ts'
import { isRecord, shapedLike } from '../value/shaped-like.ts'

/** One try to pay. Its id is made before it is sent: sent again, it is the same try. */
export type KeptTry = {
  readonly paymentId: string
  readonly channelCode: string
  /** Nothing yet, an ANSWER, the PLACE where its payer pays, or that its payer SAID to have paid there. */
  readonly came: string
}

/** It has led its payer somewhere. */
export const wasShown = ({ came }: KeptTry): boolean => came === 'PLACE' || came === 'SAID'

/** What was ordered here and whose end its payer has not seen. */
export type KeptOrder = {
  readonly orderId: string
  /** What was sent; null once the server has it. Only a top-up is kept so long: a fibre order names a person. */
  readonly body: CreateOrder | null
  readonly last: KeptTry
  /** Where its payer came from, to go on there; empty where from nowhere. */
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

/** One of a kind at a time: whoever comes back goes on with it. */
const keyFor = (type: OrderType): string => keyOf('move', { call: createOrder.id, about: type })

export const keptOrder = (type: OrderType): KeptOrder | null =>
  readKept(keyFor(type), readOrder)?.value ?? null

export const keepOrder = (type: OrderType, order: KeptOrder): void =>
  keep(keyFor(type), { ...order, body: order.body?.type === 'TOPUP' ? order.body : null })

/** An order that this phone kept nothing of, such as one opened by its address. */
export const foundOrder = (orderId: string): KeptOrder => ({
  orderId,
  body: null,
  last: { paymentId: '', channelCode: '', came: 'PLACE' },
  back: '',
})

export const forgetOrder = (type: OrderType): void => forget(keyFor(type))
