import { createHash } from 'node:crypto'
import { isMoveId, MOVE_ID_WITHIN_MS, moveIdTime } from '#contracts/move-id.ts'
import { isDuplicate } from '#platform/db/is-duplicate.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { makeBeginPayment, type PaidOrder, type PaymentRequest } from './begin-payment.ts'
import type { Channel, WayToPay } from './channel.ts'
import { makeOrderStore } from './order-store.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { makeStartPayment } from './start-payment.ts'

type Replace = (payment: PaymentTry) => Promise<Refused | null>

const MOST_REPLACED = 3

/** Starts one payment. It is committed before the channel hears of it, so a notice never arrives for an unknown payment. */
export function makeMakePayment(deps: PaymentsDeps & { readonly replace: Replace }) {
  const { db, clock, channels, health, at = () => {} } = deps
  const beginPayment = makeBeginPayment(deps)
  const startPayment = makeStartPayment(deps)

  async function known(request: PaymentRequest, bodyHash: Buffer): Promise<Answer<PaidOrder> | null> {
    const payment = await makePaymentStore(db).find(request.id)
    if (!payment) return null
    const order = await makeOrderStore(db).find(payment.orderId)
    const isSame = order?.owner === request.payer.owner && payment.bodyHash.equals(bodyHash)
    return order && isSame ? ok({ order, payment }) : refused('DUPLICATE_REQUEST')
  }

  async function begin(
    request: PaymentRequest,
    bodyHash: Buffer,
    { channel, way }: { readonly channel: Channel; readonly way: WayToPay },
  ): Promise<Answer<PaidOrder>> {
    for (let replaced = 0; replaced < MOST_REPLACED; replaced += 1) {
      await at('before-payment')
      const begun = await beginPayment({ request, bodyHash, channel, way })
      if (!begun.ok) return begun
      if (!('live' in begun.value)) {
        await at('after-payment')
        await startPayment(channel, begun.value.payment, request.returnPath)
        const payment = (await makePaymentStore(db).find(request.id)) ?? begun.value.payment
        return ok({ order: begun.value.order, payment })
      }
      const refusal = await deps.replace(begun.value.live)
      if (refusal) return refusal
    }
    return refused('CONFLICT')
  }

  return async function makePayment(request: PaymentRequest): Promise<Answer<PaidOrder>> {
    if (!isMoveId(request.id)) return refused('IDEMPOTENCY_KEY_INVALID')
    const bodyHash = hashOf(request)
    const before = await known(request, bodyHash)
    if (before) return before
    if (Math.abs(moveIdTime(request.id) - clock.now().getTime()) > MOVE_ID_WITHIN_MS)
      return refused('IDEMPOTENCY_KEY_INVALID')
    const chosen = channels.way(request.channelCode)
    if (!chosen || (await health.of(chosen.channel.name)) === 'DOWN') return refused('CHANNEL_UNAVAILABLE')
    try {
      return await begin(request, bodyHash, chosen)
    } catch (error) {
      const first = isDuplicate(error) ? await known(request, bodyHash) : null
      if (first) return first
      throw error
    }
  }
}

const hashOf = ({ orderId, channelCode, returnPath }: PaymentRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([orderId, channelCode, returnPath]))
    .digest()
