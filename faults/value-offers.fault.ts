import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { putCataloguePackage, putOffer, type Offer } from '#modules/packages/index.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { anOffer } from '#modules/packages/offer.builder.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { NO_ENTRANCE, NO_LOCKED_PIECE } from './value/guards-off.ts'
import { makePersons, newKey, PRICE, PRODUCT, UNDECIDED } from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'

const ROUNDS: Record<Size, number> = { ci: 1, full: 10 }
const BUYERS = 200
const PIECES = 50
const AT_ONCE = 20
const CONNECTIONS = 16
const OFFERED = 700
const AGAIN_MS = 200
const MOST_TIMES = 100

const OFFER: Offer = {
  code: 'FEW',
  price: OFFERED,
  bonus: [],
  until: '2100-01-01T00:00:00Z',
  oncePerLine: true,
  limited: true,
}

async function openShop(url: string, way: Way, guardsOff: readonly string[], offer: Offer): Promise<Engine> {
  const engine = openEngine({ url, clock: systemClock, way, connections: CONNECTIONS, offer })
  await putCataloguePackage(engine.db, aProduct(PRODUCT, { price: PRICE }))
  const most = offer.limited ? PIECES : null
  await putOffer(
    engine.db,
    anOffer(systemClock.now(), offer.code, { product: PRODUCT, price: OFFERED }, { oncePerLine: true, most }),
  )
  for (const statement of guardsOff) await sql.raw(statement).execute(engine.db)
  // All at once, not one after the other as connections are opened.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.2)`.execute(engine.db)))
  return engine
}

/** Whoever found no free connection in time was told nothing and asks again under the same id, as a client does. */
const buy = async ({ value, purchase }: Engine, line: string): Promise<boolean> => {
  const input = {
    product: PRODUCT,
    expectedPrice: OFFERED,
    expectedOffer: OFFER.code,
    autoRenew: false,
    acceptOverlap: true,
    withCode: false,
    renews: null,
  }
  const asked = { id: newKey(), subject: null, line, lang: 'en', input } as const
  for (let time = 1; time < MOST_TIMES; time += 1) {
    const answer = await value.start(purchase, asked).catch(() => null)
    if (answer && (answer.ok || !UNDECIDED.includes(answer.code))) return answer.ok
    await wait(AGAIN_MS)
  }
  throw new Error('nobody answered')
}

/** Done or under way; with a silent core some may have come to nothing, whose pieces are free again. */
async function soldWith({ db }: Engine): Promise<{ sold: number; failed: number }> {
  const { rows } = await sql<{ sold: number; failed: number }>`
    select count(*) filter (where state in ('EXECUTING', 'UNKNOWN', 'HELD', 'COMPLETED'))::integer as sold,
      count(*) filter (where state = 'FAILED')::integer as failed
    from value_move where plan #>> '{data,held,offer}' = ${OFFER.code}`.execute(db)
  return rows[0] ?? { sold: Number.NaN, failed: 0 }
}

/** Two hundred lines want one of fifty pieces. Bad: each one sold or reported beyond that, or left although requested. */
const limit =
  (guardsOff: readonly string[]) =>
  (rounds: number, way: Way): Promise<Count> =>
    inRounds(rounds, async (url) => {
      const engine = await openShop(url, way, guardsOff, OFFER)
      try {
        const people = await makePersons(engine.db, BUYERS, PRICE * 2)
        const told = await Promise.all(people.map(({ number }) => buy(engine, number)))
        const { sold, failed } = await soldWith(engine)
        const over = Math.max(0, sold - PIECES, told.filter(Boolean).length - PIECES)
        const bad = over + Math.max(0, PIECES - sold - failed)
        return { tried: BUYERS, bad: bad + (await engine.keeping.recount()).length }
      } finally {
        await engine.close()
      }
    })

/** One line, twenty times at once. Bad: each success after the first. */
const once =
  (guardsOff: readonly string[]) =>
  (rounds: number, way: Way): Promise<Count> =>
    inRounds(rounds, async (url) => {
      const engine = await openShop(url, way, guardsOff, { ...OFFER, limited: false })
      try {
        const [person] = await makePersons(engine.db, 1, PRICE * AT_ONCE)
        const line = person?.number ?? ''
        await Promise.all(Array.from({ length: AT_ONCE }, () => buy(engine, line)))
        return { tried: AT_ONCE, bad: Math.abs((await soldWith(engine)).sold - 1) }
      } finally {
        await engine.close()
      }
    })

async function inRounds(rounds: number, attack: (url: string) => Promise<Count>): Promise<Count> {
  let [tried, bad] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const count = await withOwnDatabase(attack)
    tried += count.tried
    bad += count.bad
  }
  return { tried, bad }
}

export const faults: readonly Fault[] = [
  {
    name: 'value.offer-limit',
    bar: 0,
    attack: (size) => onBothWays(ROUNDS[size], limit([])),
    control: () => onBothWays(1, limit(NO_LOCKED_PIECE)),
  },
  {
    name: 'value.offer-once',
    bar: 0,
    attack: (size) => onBothWays(ROUNDS[size], once([])),
    control: () => onBothWays(3, once(NO_ENTRANCE)),
  },
]
