import { randomUUID } from 'node:crypto'
import { newMoveId } from '#contracts/move-id.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { AFTER_SILENCE_MS, isSilence, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import type { RowHandler } from '#platform/jobs/worker.ts'
import { spread as spreadOut, type Spread } from '#platform/jobs/spread.ts'
import { mayYetBeGivenBack, NEEDS_ANOTHER_ID, type GiveBackKind } from './give-back-kind.ts'
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
/** CONFLICT: stopped, or another move has renewed it. BUSY: being undone. */
const TRY_SAME_MOVE_AGAIN = ['RESULT_UNKNOWN', 'UPSTREAM_DOWN', 'MAINTENANCE', 'CONFLICT', 'PACKAGE_BUSY']

/**
 * Renews a package that is due. The row is the timer, and taking it writes the id of its move: every attempt, however late, asks for
 * the same move, and the move checks in the row whether it is still wanted.
 */
function makeAttempt(deps: Deps) {
  const { db, clock, value, purchase, giveBack, queueSms, nameOf, spread = spreadOut } = deps
  const soon = (): Date => new Date(clock.now().getTime() + spread(AFTER_SILENCE_MS))

  async function renewOne(renewal: DueRenewal): Promise<Outcome> {
    const input = {
      product: renewal.product,
      // A package bought with an offer renews at the normal price, which its buyer was shown.
      expectedPrice: renewal.renewPriceKyat ?? renewal.priceKyat,
      autoRenew: true,
      acceptOverlap: true,
      withCode: false,
      renews: renewal.id,
    }
    const asked = { id: renewal.renewMoveId, subject: null, line: renewal.line, lang: 'my', input } as const
    const answer = await value.start(purchase, asked)
    if (answer.ok) return
    if (TRY_SAME_MOVE_AGAIN.includes(answer.code)) await makeRenewalStore(db).again(renewal, soon())
    // The core was silent and has promised that this move never happens: another one begins soon, and it does not count as a try.
    else if (NEEDS_ANOTHER_ID.includes(answer.code)) await makeRenewalStore(db).tryAnew(renewal, soon())
    else await stepDown(renewal)
    if (isSilence(answer.code)) return 'SILENT'
  }

  /** Tried at once, after six hours and after a day; then it ends, and its owner is told. */
  async function stepDown(renewal: DueRenewal): Promise<void> {
    const now = clock.now()
    const step = nextTry(renewal, now, spread)
    await inTransaction(db, async (tx) => {
      const isFirst = await makeRenewalStore(tx).stepDown(renewal, step)
      if (!isFirst || step.status !== 'EXPIRED') return
      await queueSms(tx, {
        id: randomUUID(),
        to: renewal.line,
        lang: 'my',
        template: 'renewFailed',
        slots: { package: nameOf(renewal.product) },
        priority: 'notice',
        validUntil: new Date(now.getTime() + NOTICE_LIVES_MS),
      })
    })
  }

  /** Stopped before it began: returns the price, where the process that took the stop did not finish that. */
  async function giveBackOne(one: ToGiveBack): Promise<Outcome> {
    const { id: subscriptionId, line, moveId } = one
    const asked = { id: moveId, subject: null, line, lang: 'my', input: { subscriptionId } } as const
    const answer = await value.start(giveBack, asked)
    if (answer.ok) return
    const store = makeGiveBackStore(db)
    if (NEEDS_ANOTHER_ID.includes(answer.code))
      await store.giveBackAgain(one, { moveId: newMoveId(clock.now().getTime()), at: soon() })
    else if (mayYetBeGivenBack(answer.code)) await store.giveBackAgain(one, { moveId, at: soon() })
    else await store.giveBackAgain(one, null)
    if (isSilence(answer.code)) return 'SILENT'
  }

  return async function attempt(id: string, renewal: DueRenewal | undefined): Promise<Outcome> {
    if (renewal) return renewOne(renewal)
    const stopped = await makeGiveBackStore(db).findToGiveBack(id, clock.now())
    if (stopped) return giveBackOne(stopped)
  }
}

export function makeRenew(deps: Deps): RowHandler {
  const { db, clock } = deps
  const attempt = makeAttempt(deps)
  return async (id) => {
    const [renewal] = await makeRenewalStore(db).findBegun([id], clock.now())
    return attempt(id, renewal)
  }
}

/** The same for many rows, read by one statement; whether each is still wanted is checked again under its line's lock. */
export function makeRenewTogether(deps: Deps): (ids: readonly string[]) => Promise<RowHandler> {
  const { db, clock } = deps
  const attempt = makeAttempt(deps)
  return async (ids) => {
    const found = await makeRenewalStore(db).findBegun(ids, clock.now())
    const byId = new Map(found.map((renewal) => [renewal.id, renewal]))
    return (id) => attempt(id, byId.get(id))
  }
}

function nextTry({ renewTries, expiresAt }: SubscriptionRecord, now: Date, spread: Spread) {
  const wait = RENEW_AGAIN_AFTER_MS[renewTries]
  if (wait === undefined)
    return { status: 'EXPIRED', renewTries, nextRenewAt: null, autoRenew: false } as const
  const nextRenewAt = new Date(Math.max(expiresAt.getTime() + spread(wait), now.getTime() + 1))
  return { status: 'RENEW_FAILED', renewTries: renewTries + 1, nextRenewAt, autoRenew: true } as const
}
