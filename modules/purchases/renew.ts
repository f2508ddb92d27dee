import { randomUUID } from 'node:crypto'
import { newMoveId } from '#contracts/move-id.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { MoveKind, Value, ValueLog } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Facts, PurchaseInput } from './purchase-kind.ts'
import { RENEW_AGAIN_AFTER_MS, type Held } from './subscription.ts'
import { makeSubscriptionStore, takeDueRenewals } from './subscription-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Pick<Value, 'start'>
  readonly purchase: MoveKind<PurchaseInput, Facts>
  readonly queueSms: QueueSms
  readonly nameOf: (product: string) => string
  readonly log: ValueLog
}

const MOST_AT_ONCE = 50
const LEASE_MS = 60_000
const NOTICE_LIVES_MS = 24 * 3_600_000
/** Not a no: asked again soon, with the same id. */
const NOT_YET = ['RESULT_UNKNOWN', 'UPSTREAM_DOWN', 'UPSTREAM_TIMEOUT', 'MAINTENANCE', 'PACKAGE_BUSY']

/** Renews what is due. The timer is the row itself: it survives every process, and two workers never take the same one. */
export function makeRenew({ db, clock, value, purchase, queueSms, nameOf, log }: Deps) {
  /** Chosen and kept before it is asked for: whoever tries again asks for the same move. */
  async function moveIdOf(held: Held): Promise<string> {
    if (held.renewMoveId) return held.renewMoveId
    const id = newMoveId(clock.now().getTime())
    await makeSubscriptionStore(db).change(held.id, { renewMoveId: id, status: 'RENEWING' })
    return id
  }

  async function renewOne(held: Held): Promise<void> {
    const input = {
      product: held.product,
      expectedPrice: held.priceKyat,
      autoRenew: true,
      acceptOverlap: true,
      withCode: false,
      renews: held.id,
    }
    const id = await moveIdOf(held)
    const answer = await value.start(purchase, { id, subject: null, line: held.line, lang: 'my', input })
    if (!answer.ok && !NOT_YET.includes(answer.code)) await stepDown(held)
  }

  /** Tried at once, after six hours and after a day; then it ends, and its owner is told. */
  async function stepDown(held: Held): Promise<void> {
    const now = clock.now()
    const wait = RENEW_AGAIN_AFTER_MS[held.renewTries]
    const base = held.expiresAt.getTime()
    await inTransaction(db, async (tx) => {
      const store = makeSubscriptionStore(tx)
      if (wait !== undefined) {
        const nextRenewAt = new Date(Math.max(base + wait, now.getTime() + 1))
        const renewTries = held.renewTries + 1
        await store.change(held.id, { status: 'RENEW_FAILED', renewTries, nextRenewAt, renewMoveId: null })
        return
      }
      await store.change(held.id, {
        status: 'EXPIRED',
        autoRenew: false,
        nextRenewAt: null,
        renewMoveId: null,
      })
      await queueSms(tx, {
        id: randomUUID(),
        to: held.line,
        lang: 'my',
        template: 'renewFailed',
        slots: { package: nameOf(held.product) },
        kind: 'notice',
        validUntil: new Date(now.getTime() + NOTICE_LIVES_MS),
      })
    })
  }

  return async function renewDue(): Promise<number> {
    const now = clock.now()
    const due = await takeDueRenewals(db, now, new Date(now.getTime() + LEASE_MS), MOST_AT_ONCE)
    for (const held of due) {
      await renewOne(held).catch((err: unknown) =>
        log.error({ err, subscriptionId: held.id }, 'a renewal broke off'),
      )
    }
    return due.length
  }
}
