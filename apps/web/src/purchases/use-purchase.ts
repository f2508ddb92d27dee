import type { VasPackage } from '#contracts/packages.ts'
import { confirmRegister, registerVasPackage, requestRegister } from '#contracts/purchases.ts'
import { callApi } from '../api/call-api.ts'
import { shapedLike } from '../value/shaped-like.ts'
import { useMaybeCoded } from '../value/use-maybe-coded.ts'

export type Order = {
  readonly expectedPrice: number
  /** The offer that was shown. */
  readonly expectedOffer?: string
  readonly autoRenew: boolean
  readonly acceptOverlap: boolean
  /** The yes is for what was bought until then. */
  readonly toldUntil?: string
}

const read: (kept: unknown) => Order | null = shapedLike({
  expectedPrice: 0,
  autoRenew: false,
  acceptOverlap: false,
})

/** A purchase for the own line: at once, or with a code in between when much was spent. A service that renews has one too. */
export function usePurchase({ id }: Pick<VasPackage, 'id'>, isService = false) {
  const params = { id }
  const move = useMaybeCoded({
    direct: { call: registerVasPackage.id, about: id, read },
    withCode: { call: requestRegister.id, about: id, read },
    send: async (body: Order, moveId) => (await callApi(registerVasPackage, { params, body, moveId })).result,
    ask: async (body, moveId) => (await callApi(requestRegister, { params, body, moveId })).result,
    confirm: async (moveId, otp) =>
      (await callApi(confirmRegister, { params, body: { transferId: moveId, otp } })).result,
  })
  return { ...move, order: (order: Order) => move.start(order, isService && order.autoRenew) }
}

export type Purchase = ReturnType<typeof usePurchase>
