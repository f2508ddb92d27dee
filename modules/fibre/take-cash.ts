import { newMoveId } from '#contracts/move-id.ts'
import { makePaymentStore, newReference, takeStep, type PlacedOrder } from '#modules/payments/index.ts'
import type { Tx } from '#platform/db/database.ts'

const CASH = { channel: 'cash', way: 'CASH' } as const

export type Cash = { readonly receiptNo: string }

export const hasCash = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await makePaymentStore(tx).ofOrder(orderId)).some(({ state }) => state === 'SUCCEEDED')

export const isReceiptUsed = async (tx: Tx, { receiptNo }: Cash): Promise<boolean> =>
  (await makePaymentStore(tx).byProviderRef(CASH.channel, receiptNo)) !== null

/** Cash is recorded like any other payment: with its own channel, counted on the day it was taken. */
export async function takeCash(
  tx: Tx,
  order: PlacedOrder,
  receiptNo: string,
  by: object,
  now: Date,
): Promise<void> {
  const id = newMoveId(now.getTime())
  const { totalKyat: amountKyat, bodyHash } = order
  const made = { id, orderId: order.id, ...CASH, reference: newReference(), amountKyat, bodyHash }
  await makePaymentStore(tx).begin({ ...made, createdAt: now, expiresAt: now, dueAt: null })
  const step = { id, why: 'CASH', evidence: { ...by, receiptNo }, at: now }
  await takeStep(tx, 'PAYMENT', { ...step, from: 'CREATED', to: 'UNKNOWN' })
  const set = { provider_ref: receiptNo, paid_kyat: amountKyat, settled_at: now, due_at: null }
  await takeStep(tx, 'PAYMENT', { ...step, from: 'UNKNOWN', to: 'SUCCEEDED', set })
}
