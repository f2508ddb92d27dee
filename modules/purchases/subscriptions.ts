import type { Subscription } from '#contracts/purchases.ts'
import type { Product } from '#modules/packages/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockLine, type Value } from '#modules/value/index.ts'
import { makeStopRenewing } from './stop-renewing.ts'
import type { GiveBackKind } from './give-back-kind.ts'
import { renewalDue } from './renewal-due.ts'
import {
  isAhead,
  isComingBack,
  subscriptionView,
  type SubscriptionRecord,
  type Known,
} from './subscription.ts'
import { endedBy, makeSubscriptionStore } from './subscription-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Pick<Value, 'isOpen' | 'start'>
  readonly giveBack: GiveBackKind
  readonly product: (id: string) => Product | null
  /** Also of products that are no longer sold. */
  readonly names: (code: string) => Pick<Product, 'name' | 'nameMm' | 'serviceId'> | null
}

type Renewal = { readonly subscription: Subscription; readonly alreadyRenewing: string | null }

/** The packages of a line, and what its owner may decide about them without moving value. */
export function makeSubscriptions({ db, clock, value, giveBack, product, names }: Deps) {
  const store = makeSubscriptionStore(db)
  const stop = makeStopRenewing({ db, clock, value, giveBack })
  const known = (code: string): Known => ({
    ...(names(code) ?? { name: code, nameMm: null, serviceId: null }),
    item: product(code)?.item ?? null,
  })
  const view = (held: SubscriptionRecord): Subscription =>
    subscriptionView(held, known(held.product), clock.now())

  function change(
    line: string,
    id: string,
    decide: (held: SubscriptionRecord) => Answer<Parameters<typeof store.change>[1]>,
  ): Promise<Answer<Renewal>> {
    return inTransaction(db, async (tx) => {
      await lockLine(tx, line)
      const own = makeSubscriptionStore(tx)
      const held = await own.find(id, line)
      if (!held) return refused('NOT_FOUND')
      const decided = decide(held)
      if (!decided.ok) return decided
      await own.change(id, decided.value)
      return ok({ subscription: view({ ...held, ...decided.value }), alreadyRenewing: null })
    })
  }

  return {
    view,
    running: async (line: string): Promise<Subscription[]> =>
      (await store.running(line, clock.now())).map(view),
    all: async (line: string): Promise<Subscription[]> => (await store.list(line)).map(view),
    find: async (line: string, id: string): Promise<Subscription | null> => {
      const held = await store.find(id, line)
      return held && view(held)
    },

    /**
     * What was charged ahead of the product: ended at once, its price would be lost. Whatever of the answer is still there stays charged;
     * refused while that is not known.
     */
    async giveBackAhead(line: string, id: string): Promise<Answer<ReadonlySet<string>>> {
      const now = clock.now()
      const held = await store.find(id, line)
      if (!held) return ok(new Set())
      const all = [held, ...(await store.running(line, now, held.product))]
      const ahead = new Set(all.filter((one) => isAhead(one, now) || isComingBack(one)).map((one) => one.id))
      for (const one of ahead) {
        const stopped = await stop(line, one)
        if (!stopped.ok) return stopped
        if (stopped.value.owed) return refused('PACKAGE_BUSY')
      }
      return ok(ahead)
    },

    /** The package that was ended under this id. */
    async ended(line: string, id: string): Promise<Subscription | null> {
      const held = await endedBy(store, id, line)
      return held && view(held)
    },

    /** Runs on to its end and is not renewed. */
    async stopRenewing(line: string, id: string): Promise<Answer<Renewal>> {
      const stopped = await stop(line, id)
      if (!stopped.ok) return stopped
      const { held, alreadyRenewing } = stopped.value
      return ok({ subscription: view(held), alreadyRenewing })
    },

    /** A period that is being charged stays charged; whether the next one will be is read from the row when this one ends. */
    startRenewing: (line: string, id: string) =>
      change(line, id, (held) => {
        const { item } = known(held.product)
        if (item?.type === 'DIGITAL' && !held.autoRenew) return refused('OTP_REQUIRED')
        // Its price is being given back.
        if (held.giveBackMoveId !== null && isAhead(held, clock.now())) return refused('PACKAGE_BUSY')
        const renewable = item?.autoRenewable && held.expiresAt > clock.now()
        const canRenew = held.status === 'ACTIVE' || held.status === 'RENEWING'
        return renewable && canRenew
          ? ok({ autoRenew: true, nextRenewAt: renewalDue(line, held.expiresAt), giveBackMoveId: null })
          : refused('PACKAGE_NOT_AVAILABLE')
      }),
  }
}

export type Subscriptions = ReturnType<typeof makeSubscriptions>
