import { createHash } from 'node:crypto'
import { isMoveId, MOVE_ID_WITHIN_MS, moveIdTime } from '#contracts/move-id.ts'
import type { CreateOrder } from '#contracts/payments.ts'
import type { Lang } from '#contracts/language.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { isDuplicate } from '#platform/db/is-duplicate.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import { accountOf, type Payer } from './owner.ts'
import { kindOf, type PaymentsDeps } from './payments-deps.ts'
import { orderNo } from './references.ts'

export type OrderRequest = {
  readonly id: string
  readonly payer: Payer
  readonly body: CreateOrder
  readonly lang: Lang
}

/** The same id and body return the same order. Another body or person is refused without revealing the first. */
export const makeCreateOrder = (deps: PaymentsDeps) =>
  async function createOrder({ id, payer, body, lang }: OrderRequest): Promise<Answer<PlacedOrder>> {
    const { db, clock, rules } = deps
    if (!isMoveId(id)) return refused('IDEMPOTENCY_KEY_INVALID')
    const kind = kindOf(deps, body.type)
    const bodyHash = hashOf(kind.compared?.(body) ?? body)
    const before = await makeOrderStore(db).find(id)
    if (before) return same(before, payer, bodyHash)
    const now = clock.now()
    if (Math.abs(moveIdTime(id) - now.getTime()) > MOVE_ID_WITHIN_MS)
      return refused('IDEMPOTENCY_KEY_INVALID')
    const asked = { id, body, payer: payer.number, account: accountOf(payer), guest: payer.guest, lang, now }
    const quoted = await kind.quote(asked)
    if (!quoted.ok) return quoted
    const { receiver, totalKyat, goods, later } = quoted.value
    if (body.expectedTotal !== totalKyat)
      return refused('PRICE_CHANGED', { slots: { n: totalKyat }, facts: { n: totalKyat } })
    const { orderMinutes } = rules.at('payment.times', now)
    const expiresAt = later?.until ?? new Date(now.getTime() + orderMinutes * 60_000)
    try {
      return await inTransaction(db, async (tx) => {
        const admitted = await kind.admit(tx, asked, quoted.value)
        if (!admitted.ok) return admitted
        const store = makeOrderStore(tx)
        const instead = admitted.value && (await store.find(admitted.value.instead))
        if (instead) return ok(instead)
        const order: PlacedOrder = {
          id,
          orderNo: orderNo(body.type, await store.nextNo(), now),
          type: body.type,
          owner: payer.owner,
          payer: payer.number,
          receiver,
          guest: payer.guest,
          state: later?.state ?? 'AWAITING_PAYMENT',
          bodyHash,
          lang,
          totalKyat,
          goods,
          createdAt: now,
          expiresAt,
        }
        await store.begin(order)
        return ok(order)
      })
    } catch (error) {
      const first = isDuplicate(error) ? await makeOrderStore(db).find(id) : null
      if (first) return same(first, payer, bodyHash)
      throw error
    }
  }

const same = (order: PlacedOrder, { owner }: Payer, bodyHash: Buffer): Answer<PlacedOrder> =>
  order.owner === owner && order.bodyHash.equals(bodyHash) ? ok(order) : refused('DUPLICATE_REQUEST')

const hashOf = (body: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
