import * as z from 'zod/mini'
import type { CreateOrder } from '#contracts/payments.ts'
import { makeOrderStore, type OrderKind, type PlacedOrder } from '#modules/payments/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { makeApplicationStore } from './application-store.ts'
import type { StoredApplication } from './application.ts'
import { makeFeeStore } from './fee-store.ts'
import { isOver } from './states.ts'
import type { ApplicationTypes } from './type-source.ts'

const DAY_MS = 86_400_000

const Goods = z.object({ applicationId: z.string(), reference: z.string() })
const goodsOf = ({ goods }: Pick<PlacedOrder, 'goods'>) => Goods.parse(goods)

type Body = Extract<CreateOrder, { type: 'SERVICE_FEE' }>
type Deps = { readonly db: Database; readonly clock: Clock; readonly types: ApplicationTypes }

const takesMoney = ({ feeState, state }: StoredApplication): boolean =>
  feeState === 'UNPAID' && !isOver(state)

/** The fee of an application is paid once, by its applicant; money that arrives after the application ended is refunded. */
export const makeFeeOrder = ({ db, clock, types }: Deps): OrderKind<Body> => ({
  type: 'SERVICE_FEE',

  async quote({ body, account, payer }) {
    const found = await makeApplicationStore(db).byReference(body.reference)
    if (!found || account === null || found.ownerKey !== `account:${account}`) return refused('NOT_FOUND')
    if (!takesMoney(found)) return refused(isOver(found.state) ? 'APPLICATION_STATE' : 'ORDER_ALREADY_PAID')
    const { id: applicationId, reference, feeKyat: totalKyat } = found
    return ok({ receiver: payer, fits: true, totalKyat, goods: { applicationId, reference } })
  },

  async admit(tx, { now }, { goods }) {
    const { applicationId } = Goods.parse(goods)
    const application = await makeApplicationStore(tx).lock(applicationId)
    if (!application || !takesMoney(application)) return refused('ORDER_ALREADY_PAID')
    return ok(await makeFeeStore(tx).open(applicationId, now))
  },

  lines: ({ totalKyat: amount }) => [{ kind: 'SERVICE_FEE', qty: 1, unitAmount: amount, amount }],
  target: (order) => goodsOf(order).reference,
  stillHolds: () => true,

  async noRoom(tx: Tx, order) {
    const application = await makeApplicationStore(tx).lock(goodsOf(order).applicationId)
    const other = await makeFeeStore(tx).paid(goodsOf(order).applicationId, order.id)
    return application && takesMoney(application) && !other ? null : 'APPLICATION_OVER'
  },

  /** Delivering the same order again changes nothing. */
  deliver: (order) =>
    inTransaction(db, async (tx) => {
      const store = makeApplicationStore(tx)
      await makeOrderStore(tx).lock(order.id)
      const application = await store.lock(goodsOf(order).applicationId)
      if (application?.orderId === order.id) return 'DONE'
      if (!application || !takesMoney(application)) return 'FAILED'
      const now = clock.now()
      const slaDays = types.find(application.code)?.slaDays ?? 1
      const set = {
        fee_state: 'PAID',
        order_id: order.id,
        sla_due_at: new Date(now.getTime() + slaDays * DAY_MS),
        due_at: null,
      }
      await store.update(application.id, set, now)
      return 'DONE'
    }),
})
