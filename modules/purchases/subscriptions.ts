import type { Subscription } from '#contracts/purchases.ts'
import type { Product } from '#modules/packages/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { subscriptionView, type Held, type Known } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly product: (id: string) => Product | null
  /** Also of what is no longer sold. */
  readonly names: (code: string) => Pick<Product, 'name' | 'nameMm' | 'serviceId'> | null
}

/** What a line has, and what its owner decides about it without moving value. */
export function makeSubscriptions({ db, clock, product, names }: Deps) {
  const store = makeSubscriptionStore(db)
  const known = (code: string): Known => ({
    ...(names(code) ?? { name: code, nameMm: null, serviceId: null }),
    item: product(code)?.item ?? null,
  })
  const view = (held: Held): Subscription => subscriptionView(held, known(held.product), clock.now())

  async function change(
    line: string,
    id: string,
    decide: (held: Held) => Answer<Parameters<typeof store.change>[1]>,
  ): Promise<Answer<Subscription>> {
    const held = await store.find(id, line)
    if (!held) return refused('NOT_FOUND')
    const decided = decide(held)
    if (!decided.ok) return decided
    await store.change(id, decided.value)
    return ok(view({ ...held, ...decided.value }))
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

    /** Runs on to its end, and then ends. */
    stopRenewing: (line: string, id: string) =>
      change(line, id, () => ok({ autoRenew: false, nextRenewAt: null, renewTries: 0 })),

    setRenewing: (line: string, id: string, on: boolean) =>
      change(line, id, (held) => {
        if (!on) return ok({ autoRenew: false, nextRenewAt: null, renewTries: 0 })
        const { item } = known(held.product)
        if (item?.kind === 'DIGITAL' && !held.autoRenew) return refused('OTP_REQUIRED')
        const renewable = item?.autoRenewable && held.expiresAt > clock.now()
        return renewable && held.status === 'ACTIVE'
          ? ok({ autoRenew: true, nextRenewAt: held.expiresAt })
          : refused('PACKAGE_NOT_AVAILABLE')
      }),
  }
}

export type Subscriptions = ReturnType<typeof makeSubscriptions>
