import type { VasPackage } from '#contracts/packages.ts'
import {
  CODE_ABOVE_KYAT,
  confirmRegister,
  registerVasPackage,
  requestRegister,
} from '#contracts/purchases.ts'
import { callApi } from '../api/call-api.ts'
import { useMove } from '../moves/use-move.ts'

export type Order = {
  readonly expectedPrice: number
  readonly autoRenew: boolean
  readonly acceptOverlap: boolean
}

/** A purchase for the own line: at once, or above a limit with a code in between. A service that renews has one too. */
export function usePurchase({ id }: Pick<VasPackage, 'id'>, isService = false) {
  const params = { id }
  const direct = useMove(
    async (body: Order, moveId) => (await callApi(registerVasPackage, { params, body, moveId })).result,
  )
  const request = useMove(
    async (body: Order, moveId) => (await callApi(requestRegister, { params, body, moveId })).result,
  )
  const sent = request.done
  const code = useMove(async (otp: string) => {
    const body = { transferId: sent?.transferId ?? '', otp }
    return (await callApi(confirmRegister, { params, body })).result
  })

  const moves = [direct, request, code] as const
  const done = direct.done ?? code.done
  const checking = moves.find((move) => move.checking)?.checking ?? null
  return {
    stage: done ? 'done' : checking ? 'checking' : sent ? 'code' : 'form',
    order: (order: Order) => {
      const needsCode = order.expectedPrice > CODE_ABOVE_KYAT || (isService && order.autoRenew)
      return (needsCode ? request : direct).start(order)
    },
    sent,
    done,
    checking,
    pending: moves.some((move) => move.pending),
    lost: moves.some((move) => move.lost),
    refusal: direct.refusal ?? request.refusal,
    code,
    again: () => moves.find((move) => move.lost)?.again(),
    reset: () => {
      for (const move of moves) move.reset()
    },
  } as const
}

export type Purchase = ReturnType<typeof usePurchase>
