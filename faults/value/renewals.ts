import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  DUE_RENEWALS,
  makeRenew,
  makeSubscriptions,
  makeSubscriptionStore,
} from '#modules/purchases/index.ts'
import { SUBSCRIPTION_COLUMNS, toSubscriptionRecord } from '#modules/purchases/subscription-store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { ok } from '#platform/errors/answer.ts'
import type { Engine } from './engine.ts'
import { newKey, PRICE, PRODUCT } from './site.ts'

const AT_ONCE = 50
const LEASE_MS = 60_000
export const LONGER_THAN_A_LEASE_MS = 10 * LEASE_MS

type Start = Engine['value']['start']

/** How renewals are taken, done and stopped. */
export type Renewing = {
  /** A worker that comes by once; what it does before each move is the attack's. */
  worker(start: Start): () => Promise<number>
  /** What the owner is told: the move of a period that is being charged, or null. */
  stop(line: string, id: string): Promise<string | null>
}

const nameOf = (code: string): string => code

export function asItIs({ db, value, purchase, giveBack, queueSms, product }: Engine, clock: Clock): Renewing {
  const subscriptions = makeSubscriptions({ db, clock, value, giveBack, product, names: () => null })
  return {
    worker: (start) =>
      workThrough(
        { db, clock },
        {
          ...DUE_RENEWALS,
          handler: makeRenew({ db, clock, queueSms, purchase, giveBack, nameOf, value: { start } }),
        },
      ),
    async stop(line, id) {
      const stopped = await subscriptions.stopRenewing(line, id)
      if (!stopped.ok) throw new Error(`a stop was answered ${stopped.code}`)
      return stopped.value.alreadyRenewing
    },
  }
}

/** As it was: the row is taken, the id is made afterwards from the copy, and nobody asks the row whether it is still wanted. */
export function asItWas({ db, purchase }: Engine, clock: Clock): Renewing {
  const store = makeSubscriptionStore(db)
  const unasked: typeof purchase = {
    ...purchase,
    async check(tx, asked) {
      const plan = await purchase.check(tx, { ...asked, input: { ...asked.input, renews: null } })
      return plan.ok ? ok({ ...plan.value, data: { ...plan.value.data, renews: asked.input.renews } }) : plan
    },
  }
  async function takeDue() {
    const now = clock.now()
    const due = db
      .selectFrom('subscription')
      .select('id')
      .where('next_renew_at', '<=', now)
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
    const rows = await db
      .updateTable('subscription')
      .set({ next_renew_at: new Date(now.getTime() + LEASE_MS) })
      .where('id', 'in', due)
      .returning(SUBSCRIPTION_COLUMNS)
      .execute()
    return rows.map(toSubscriptionRecord)
  }
  return {
    worker: (start) => async () => {
      const due = await takeDue()
      for (const held of due) {
        const id = held.renewMoveId ?? newKey()
        const input = { ...RENEWAL, product: held.product, expectedPrice: held.priceKyat, renews: held.id }
        await store.change(held.id, { renewMoveId: id, status: 'RENEWING' })
        await start(unasked, { id, subject: null, line: held.line, lang: 'my', input })
      }
      return due.length
    },
    async stop(_line, id) {
      await store.change(id, { autoRenew: false, nextRenewAt: null, renewTries: 0 })
      return null
    },
  }
}

const RENEWAL = { autoRenew: true, acceptOverlap: true, withCode: false } as const

/** Each line has one package that is due to renew now; answers their ids. */
export async function makeDue({ db }: Engine, clock: Clock, lines: readonly string[]): Promise<Due[]> {
  const now = clock.now()
  const due = lines.map((line) => ({ line, id: newKey() }))
  await sql`insert into subscription (id, line, product, status, price_kyat, started_at, expires_at, auto_renew,
      next_renew_at, origin, move_id)
    select id, line, ${PRODUCT}, 'ACTIVE', ${PRICE}, ${now}::timestamptz - interval '7 days', ${now}, true, ${now}, 'SELF', id
      from unnest(${due.map(({ id }) => id)}::uuid[], ${lines}::text[]) as due (id, line)`.execute(db)
  return due
}

export type Due = { readonly line: string; readonly id: string }

/** Waits until somebody has taken all of them. */
export async function allTaken({ db }: Engine, clock: Clock, due: readonly Due[]): Promise<void> {
  const ids = due.map(({ id }) => id)
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from subscription
      where id = any(${ids}::uuid[]) and next_renew_at <= ${clock.now()}`.execute(db)
    if (rows[0]?.left === 0) return
    await sleep(10)
  }
  throw new Error('nobody took the renewals')
}
