import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deskRoutes } from '#apps/simulator/lines/desk-routes.ts'
import { freshDatabase } from '#db/test-database.ts'
import { makeOpenLine, type FibreBook } from '#modules/fibre/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { startWorker, type DueWork } from '#platform/jobs/worker.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { makeBreakers, type Breakers } from './breakers.ts'
import { dueOfCare } from './care-work.ts'
import { dueOfFibre } from './fibre-work.ts'
import { dueOfLoyalty } from './loyalty-work.ts'

const ROWS = 25
const log = makeLogger({ level: 'silent', process: 'test' })
const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])

/** Both systems outside, the book and the line directory: silent until the test lets them answer. */
const outside = { answers: false, silences: 0, answered: 0 }
function asked(): void {
  if (outside.answers) {
    outside.answered += 1
    return
  }
  outside.silences += 1
  throw new NoAnswer()
}

const book = {
  posted: async () => {
    asked()
    return null
  },
  open: async () => ({ said: 'REFUSED', why: 'ENDED' }),
  credit: async () => ({ said: 'DONE', contractNo: 'C-1', kyat: 1_000 }),
  change: async () => {
    asked()
    return { said: 'REFUSED', why: 'ENDED' }
  },
} as unknown as FibreBook

const directory = fastify()
directory.addHook('onRequest', async () => asked())
deskRoutes(directory)
let directoryUrl = ''
beforeAll(async () => {
  directoryUrl = await directory.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([directory.close(), cache.close()]))

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function site() {
  Object.assign(outside, { answers: false, silences: 0, answered: 0 })
  const { db, url } = await freshDatabase()
  const clock = fixedClock(systemClock.now().toISOString())
  return { db, url, clock, breakers: makeBreakers(), ids: Array.from({ length: ROWS }, () => randomUUID()) }
}
type Site = Awaited<ReturnType<typeof site>>

/** What these handlers never come to is not there. */
const NOT_USED = {} as never
const care = ({ db, clock, breakers }: Site) =>
  dueOfCare({
    config: { PROFILE: 'demo', SIMULATOR_URL: directoryUrl } as never,
    db,
    clock,
    rules: NOT_USED,
    queueSms: NOT_USED,
    log,
    lines: { find: async () => ({ state: 'ACTIVE' }) as never },
    told: async () => NOT_USED,
    fibre: { book, plans: NOT_USED },
    breakers,
  })

type Case = {
  readonly job: string
  readonly system: keyof Breakers
  readonly insert: (site: Site) => Promise<unknown>
  readonly due: (site: Site) => readonly DueWork[]
}

const CASES: readonly Case[] = [
  {
    job: 'lost-phone.suspend',
    system: 'directory',
    insert: ({ db, clock, ids }) =>
      sql`insert into line_suspension (id, line, state, asked_at, due_at)
        select id, '9596' || (10000000 + n)::text, 'ASKED', ${clock.now()}, ${clock.now()}
        from unnest(${ids}::uuid[]) with ordinality as own (id, n)`.execute(db),
    due: care,
  },
  {
    job: 'applications.time',
    system: 'book',
    insert: ({ db, clock, ids }) =>
      sql`insert into application (id, reference, owner_key, request_id, line, lang, code, service, state, contract_no, proof, answers,
          fee_kyat, fee_state, deed_id, deed_to, due_at, created_at, updated_at)
        select id, id::text, 'number:1', id, '1', 'en', 'FTTH_MOVE', 'ftth', 'CHECKING', 'C-1', 'CODE', '{}', 0, 'NONE', id,
          '{"packageCode":"A"}', ${clock.now()}, ${clock.now()}, ${clock.now()} from unnest(${ids}::uuid[]) id`.execute(
        db,
      ),
    due: care,
  },
  {
    job: 'loyalty.bill-credit',
    system: 'book',
    insert: ({ db, clock, ids }) =>
      sql`insert into exchange_fulfilment (move_id, line, contract_no, kyat, state, created_at, due_at)
        select id, '1', 'C-1', 1000, 'WAITING', ${clock.now()}, ${clock.now()} from unnest(${ids}::uuid[]) id`.execute(
        db,
      ),
    due: ({ db, clock, breakers }) =>
      dueOfLoyalty({
        db,
        clock,
        value: NOT_USED,
        kinds: NOT_USED,
        book,
        breakers,
        fit: (work) => work,
      }),
  },
  {
    job: 'fibre.open-line',
    system: 'book',
    insert: async ({ db, clock, ids }) => {
      const goods = {
        packageCode: 'A',
        months: 1,
        bonusMonths: 0,
        addOns: [],
        monthlyKyat: 1_000,
        taxPct: 5,
        waivedKyat: 0,
        contractMonths: 12,
        lines: [],
      }
      const now = clock.now()
      await sql`insert into payment_order (id, order_no, type, payer, receiver, guest, state, body_hash, lang, total_kyat, goods,
          created_at, expires_at)
        select id, id::text, 'FTTH_NEW', '1', '1', false, 'IN_PROGRESS', ${Buffer.alloc(32)}, 'en', 1000,
          ${JSON.stringify(goods)}::jsonb, ${now}, ${now} from unnest(${ids}::uuid[]) id`.execute(db)
      await sql`insert into line_order (order_id, package_code, months, add_on_ids, pay_on_site, full_name, line, place_id, township,
          address, address_key, building, opening_at, created_at)
        select id, 'A', 1, '{}', false, 'A', '1', 'P', 'T', 'A', 'A', 'HOUSE', ${now}, ${now} from unnest(${ids}::uuid[]) id`.execute(
        db,
      )
    },
    due: ({ db, clock, breakers }) =>
      dueOfFibre(
        { openLine: makeOpenLine({ db, clock, book, walk: NOT_USED, log }), runLineTask: NOT_USED },
        { db, clock, rules: NOT_USED },
        breakers.book,
      ),
  },
]

async function until(is: () => boolean, withinMs: number, meanwhile = (): void => {}): Promise<void> {
  for (const end = performance.now() + withinMs; !is(); await wait(50)) {
    if (performance.now() > end) throw new Error('it did not happen in time')
    meanwhile()
  }
}

describe('while a system outside is silent', () => {
  it.each(CASES)(
    '$job asks it by one row a second, and by all when it answers',
    async ({ job, system, insert, due }) => {
      const own = await site()
      const { db, url, clock, breakers } = own
      await insert(own)
      const work = due(own).filter((one) => one.job.name === job)
      expect(work).toHaveLength(1)
      const worker = await startWorker({ url, cache, log, jobs: [], db, clock, due: work })
      closers.push(() => worker.stop())
      await until(() => breakers[system].isSilent(), 20_000)
      await wait(1_000)
      const before = outside.silences
      // Past every row's next attempt: without the breaker all would ask again.
      clock.forward(120_000)
      await wait(3_000)
      expect(outside.silences - before).toBeGreaterThan(0)
      expect(outside.silences - before).toBeLessThanOrEqual(5)
      outside.answers = true
      await until(
        () => outside.answered >= ROWS,
        40_000,
        () => clock.forward(10_000),
      )
      expect(breakers[system].isSilent()).toBe(false)
    },
    90_000,
  )
})
