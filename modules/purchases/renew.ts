import { randomUUID } from 'node:crypto'
import { newMoveId } from '#contracts/move-id.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { spread as spreadOut, type Spread } from '#platform/jobs/spread.ts'
import type { GiveBackKind } from './give-back-kind.ts'
import type { PurchaseKind } from './purchase-kind.ts'
import { RENEW_AGAIN_AFTER_MS, type SubscriptionRecord } from './subscription.ts'
import { makeGiveBackStore, type ToGiveBack } from './give-back-store.ts'
import { makeRenewalStore, type DueRenewal } from './renewal-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Pick<Value, 'start'>
  readonly purchase: PurchaseKind
  readonly giveBack: GiveBackKind
  readonly queueSms: QueueSms
  readonly nameOf: (product: string) => string
  readonly spread?: Spread
}

const NOTICE_LIVES_MS = 24 * 3_600_000
/** Neither yes nor no: asked again so soon. */
const SOON_MS = 60_000
const SILENT = ['RESULT_UNKNOWN', 'UPSTREAM_DOWN', 'UPSTREAM_TIMEOUT']
/** Asked again with the same id. CONFLICT: stopped, or another move has renewed it. BUSY: being undone. */
const NOT_A_NO = ['RESULT_UNKNOWN', 'UPSTREAM_DOWN', 'MAINTENANCE', 'CONFLICT', 'PACKAGE_BUSY']

/**
 * Renews one that is due. The timer is the row itself, and the row is begun together with the id of its move: whoever tries
 * it, however late, asks for the same move, and the move asks the row whether it is still wanted.
 */
export function makeRenew(deps: Deps) {
  const { db, clock, value, purchase, giveBack, queueSms, nameOf, spread = spreadOut } = deps
  const soon = (): Date => new Date(clock.now().getTime() + spread(SOON_MS))

  async function renewOne(held: DueRenewal): Promise<Outcome> {
    const input = {
      product: held.product,
      // Bought with an offer, it renews at the normal price, which was said then.
      expectedPrice: held.renewPriceKyat ?? held.priceKyat,
      autoRenew: true,
      acceptOverlap: true,
      withCode: false,
      renews: held.id,
    }
    const asked = { id: held.renewMoveId, subject: null, line: held.line, lang: 'my', input } as const
    const answer = await value.start(purchase, asked)
    if (answer.ok) return
    if (NOT_A_NO.includes(answer.code)) await makeRenewalStore(db).again(held, soon())
    // The core was silent and promised that this move never happens: it is nobody's fault, and another one is begun soon.
    else if (answer.code === 'UPSTREAM_TIMEOUT') await makeRenewalStore(db).tryAnew(held, soon())
    else await stepDown(held)
    if (SILENT.includes(answer.code)) return 'SILENT'
  }

  /** Tried at once, after six hours and after a day; then it ends, and its owner is told. */
  async function stepDown(held: DueRenewal): Promise<void> {
    const now = clock.now()
    const step = nextTry(held, now, spread)
    await inTransaction(db, async (tx) => {
      const isFirst = await makeRenewalStore(tx).stepDown(held, step)
      if (!isFirst || step.status !== 'EXPIRED') return
      await queueSms(tx, {
        id: randomUUID(),
        to: held.line,
        lang: 'my',
        template: 'renewFailed',
        slots: { package: nameOf(held.product) },
        priority: 'notice',
        validUntil: new Date(now.getTime() + NOTICE_LIVES_MS),
      })
    })
  }

  /** Stopped before it began; where the stop itself did not come to the end of it, this does. */
  async function giveBackOne(one: ToGiveBack): Promise<Outcome> {
    const { id: subscriptionId, line, moveId } = one
    const asked = { id: moveId, subject: null, line, lang: 'my', input: { subscriptionId } } as const
    const answer = await value.start(giveBack, asked)
    if (answer.ok) return
    const store = makeGiveBackStore(db)
    if (answer.code === 'UPSTREAM_TIMEOUT')
      await store.giveBackAgain(one, { moveId: newMoveId(clock.now().getTime()), at: soon() })
    else if (NOT_A_NO.includes(answer.code) && answer.code !== 'CONFLICT')
      await store.giveBackAgain(one, { moveId, at: soon() })
    else await store.giveBackAgain(one, null)
    if (SILENT.includes(answer.code)) return 'SILENT'
  }

  return async function renew(id: string): Promise<Outcome> {
    const now = clock.now()
    const held = await makeRenewalStore(db).findBegun(id, now)
    if (held) return renewOne(held)
    const stopped = await makeGiveBackStore(db).findToGiveBack(id, now)
    if (stopped) return giveBackOne(stopped)
  }
}

function nextTry({ renewTries, expiresAt }: SubscriptionRecord, now: Date, spread: Spread) {
  const wait = RENEW_AGAIN_AFTER_MS[renewTries]
  if (wait === undefined)
    return { status: 'EXPIRED', renewTries, nextRenewAt: null, autoRenew: false } as const
  const nextRenewAt = new Date(Math.max(expiresAt.getTime() + spread(wait), now.getTime() + 1))
  return { status: 'RENEW_FAILED', renewTries: renewTries + 1, nextRenewAt, autoRenew: true } as const
}
