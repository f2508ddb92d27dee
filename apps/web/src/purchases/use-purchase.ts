import type { VasPackage } from '#contracts/packages.ts'
import { confirmRegister, registerVasPackage, requestRegister } from '#contracts/purchases.ts'
import { callApi } from '../api/call-api.ts'
import { shapedLike } from '../value/shaped-like.ts'
import { useCoded } from '../value/use-coded.ts'
import { useMove } from '../value/use-move.ts'

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
  const coded = useCoded({
    intent: { call: requestRegister.id, about: id, read },
    ask: async (body, moveId) => (await callApi(requestRegister, { params, body, moveId })).result,
    confirm: async (moveId, otp) =>
      (await callApi(confirmRegister, { params, body: { transferId: moveId, otp } })).result,
  })
  const direct = useMove(
    async (body: Order, moveId) => (await callApi(registerVasPackage, { params, body, moveId })).result,
    { call: registerVasPackage.id, about: id, read },
    // Only the server knows what the day has left without a code.
    ({ code }, order) => {
      if (code === 'OTP_REQUIRED') coded.request.start(order)
      return code === 'OTP_REQUIRED'
    },
  )

  const moves = [direct, coded.request, coded.code] as const
  const done = direct.done ?? coded.done
  const checking = direct.checking ?? coded.checking
  const ended = direct.ended ?? coded.ended
  const open = moves.find((move) => move.lost)
  return {
    stage: done ? 'done' : ended ? 'ended' : checking ? 'checking' : isShown(coded) ? 'code' : 'form',
    order: (order: Order) => {
      // Above which price is a rule of the server's: it says so, and the code is asked for then.
      const needsCode = isService && order.autoRenew
      return (needsCode ? coded.request : direct).start(order)
    },
    coded,
    done,
    ended,
    checking,
    takenUp: direct.takenUp || coded.request.takenUp,
    pending: moves.some((move) => move.pending),
    lost: open !== undefined,
    never: open?.never ?? false,
    refusal: direct.refusal ?? coded.request.refusal,
    again: () => open?.again(),
    leave: () => open?.leave(),
    reset: () => {
      direct.reset()
      coded.reset()
    },
  } as const
}

const isShown = ({ step }: { readonly step: { readonly left: boolean } | null }) =>
  step !== null && !step.left

export type Purchase = ReturnType<typeof usePurchase>
