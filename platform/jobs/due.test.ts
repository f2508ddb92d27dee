import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { makeCache } from '../cache/cache.ts'
import { fixedClock, systemClock } from '../clock/clock.ts'
import { ensureQueue } from './boss.ts'
import { makeBreaker } from './breaker.ts'
import { isTaken, TAKEN_FOR_MS } from './due-rows.ts'
import { feedDue } from './feed-due.ts'
import { defineRowJob, type Job } from './job.ts'
import { spread } from './spread.ts'
import { startWorker, type DueWork } from './worker.ts'

const REDIS = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const ROWS = { table: 'bell', id: 'id', due: 'rings_at' } as const
const job = defineRowJob('test.ring', 'outside')

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** A table of bells, so many of which are to ring now. */
async function bells(count: number) {
  const { db, url } = await freshDatabase()
  const clock = fixedClock(systemClock.now().toISOString())
  await sql`create table bell (id uuid primary key, rings_at timestamptz)`.execute(db)
  const ids = Array.from({ length: count }, () => randomUUID())
  await sql`insert into bell select unnest(${ids}::uuid[]), ${clock.now()}`.execute(db)
  const jobs = async () =>
    (
      await sql<{ id: string }>`select singleton_key as id from pgboss.job where name = ${job.name}`.execute(
        db,
      )
    ).rows.map(({ id }) => id)
  const dueNow = async () =>
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from bell where rings_at <= ${clock.now()}`.execute(db)
    ).rows[0]?.n
  return { db, url, clock, ids, jobs, dueNow }
}

async function until(ask: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  for (const end = performance.now() + withinMs; !(await ask()); await wait(20))
    if (performance.now() > end) throw new Error('it did not happen in time')
}

describe('feeding', () => {
  async function feeding(
    { url, db, clock }: Awaited<ReturnType<typeof bells>>,
    { breaks = false, perSecond, tookMs = 0 }: { breaks?: boolean; perSecond?: number; tookMs?: number } = {},
  ) {
    const boss = new PgBoss({
      connectionString: url,
      max: 1,
      migrate: false,
      supervise: false,
      schedule: false,
    })
    boss.on('error', () => {})
    await boss.start()
    closers.push(() => boss.stop({ graceful: false }))
    await ensureQueue(boss, job as unknown as Job)
    const told: unknown[] = []
    const fed: { readonly count: number; readonly at: number }[] = []
    const insert: PgBoss['insert'] = async (...all) => {
      await wait(tookMs)
      const made = await boss.insert(...all)
      if (breaks) throw new Error('after the jobs were written')
      return made
    }
    const feed = feedDue(
      { boss: { insert }, db, clock, onError: (err) => told.push(err) },
      { rows: ROWS, job, perSecond, onFed: (count) => fed.push({ count, at: performance.now() }) },
    )
    closers.push(() => feed.close())
    return { feed, told, fed }
  }

  it('makes a job of each row, 1,000 at a time, and moves their time on', async () => {
    const site = await bells(1_200)
    const { feed } = await feeding(site)
    await until(async () => (await site.jobs()).length >= 1_000)
    expect(await site.jobs()).toHaveLength(1_000)
    feed.wake()
    await until(async () => (await site.jobs()).length > 1_000)
    expect((await site.jobs()).toSorted()).toEqual(site.ids.toSorted())
    expect(await site.dueNow()).toBe(0)
  })

  it.each([0, 500])(
    'as many as are done since the look before, also where looking takes %i ms',
    async (tookMs) => {
      const site = await bells(120)
      const { fed } = await feeding(site, { perSecond: 20, tookMs })
      await until(async () => fed.length >= 4)
      const [first, ...later] = fed.slice(0, 4)
      const seconds = ((later.at(-1)?.at ?? 0) - (first?.at ?? 0)) / 1_000
      const count = later.reduce((sum, one) => sum + one.count, 0)
      expect(first?.count).toBe(20)
      expect(Math.abs(count - 20 * seconds)).toBeLessThan(8)
    },
  )

  it('both or neither: a feed that breaks off leaves no job, and the rows stay due', async () => {
    const site = await bells(5)
    const { told } = await feeding(site, { breaks: true })
    await until(async () => told.length > 0)
    expect([await site.jobs(), await site.dueNow()]).toEqual([[], 5])
  })

  it('a row whose job still waits is not queued twice', async () => {
    const site = await bells(3)
    const { feed } = await feeding(site)
    await until(async () => (await site.dueNow()) === 0)
    site.clock.forward(TAKEN_FOR_MS + 1)
    expect(await site.dueNow()).toBe(3)
    feed.wake()
    await until(async () => (await site.dueNow()) === 0)
    expect(await site.jobs()).toHaveLength(3)
  })
})

describe('a worker of due rows', () => {
  const cache = makeCache([REDIS])

  async function working(
    { db, url, clock }: Awaited<ReturnType<typeof bells>>,
    work: Omit<DueWork, 'rows' | 'job'>,
  ) {
    const said: { msg: string; level: number; job?: string }[] = []
    const log = pino({ level: 'info' }, { write: (line) => void said.push(JSON.parse(line)) })
    const worker = await startWorker({
      url,
      cache,
      log,
      jobs: [],
      db,
      clock,
      due: [{ ...work, rows: ROWS, job }],
    })
    closers.push(() => worker.stop())
    return said
  }

  it('does each once', async () => {
    const site = await bells(300)
    const rung: string[] = []
    await working(site, {
      handler: async (id) => {
        rung.push(id)
        await sql`update bell set rings_at = null where id = ${id}`.execute(site.db)
      },
    })
    await until(async () => rung.length >= 300)
    await wait(200)
    expect(rung.toSorted()).toEqual(site.ids.toSorted())
  })

  it('looks at what was fetched together once, and again with what is tried again', async () => {
    const site = await bells(200)
    const looks: number[] = []
    const rung: string[] = []
    await working(site, {
      handler: async () => {
        throw new Error('each was looked at alone')
      },
      together: async (ids) => {
        looks.push(ids.length)
        if (looks.length === 1) throw new Error('the first look fails')
        return async (id) => {
          rung.push(id)
          await sql`update bell set rings_at = null where id = ${id}`.execute(site.db)
        }
      },
    })
    await until(async () => rung.length >= 200, 60_000)
    expect(rung.toSorted()).toEqual(site.ids.toSorted())
    expect(looks.length).toBeLessThan(60)
  }, 90_000)

  it('tells of one that fails each time as an error, and its row comes again by its own time', async () => {
    const site = await bells(1)
    let tries = 0
    const said = await working(site, {
      handler: async () => {
        tries += 1
        throw new Error('no')
      },
    })
    await until(async () => said.some(({ msg, level }) => msg === 'job given up' && level === 50), 60_000)
    expect(tries).toBe(3)
    expect(said.find(({ msg }) => msg === 'job given up')?.job).toBe(job.name)
    site.clock.forward(TAKEN_FOR_MS + 1)
    await until(async () => tries > 3)
  }, 90_000)

  it('asks a system that is silent by one row a second, and by all when it answers', async () => {
    const site = await bells(400)
    const outside = makeBreaker({ name: 'core' })
    let answers = false
    let asked = 0
    await working(site, {
      outside,
      handler: async (id) => {
        asked += 1
        if (!answers) {
          await wait(100)
          return 'SILENT'
        }
        await sql`update bell set rings_at = null where id = ${id}`.execute(site.db)
      },
    })
    await until(async () => outside.isSilent())
    await wait(1_000)
    const before = asked
    site.clock.forward(40_000)
    await wait(4_000)
    expect(asked - before).toBeLessThanOrEqual(6)
    expect(asked - before).toBeGreaterThan(0)
    answers = true
    const left = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from bell where rings_at is not null`.execute(
          site.db,
        )
      ).rows[0]?.n ?? 0
    await until(async () => {
      site.clock.forward(60_000)
      return (await left()) === 0
    }, 30_000)
  }, 60_000)
})

it('a row that has another time by now is not what it was taken for', () => {
  const now = systemClock.now()
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  expect([null, inMs(TAKEN_FOR_MS + 1), inMs(TAKEN_FOR_MS), now].map((due) => isTaken(due, now))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('what failed together is tried again up to a fifth sooner or later', () => {
  const tries = Array.from({ length: 1_000 }, () => spread(1_000))
  expect(Math.min(...tries)).toBeGreaterThanOrEqual(800)
  expect(Math.max(...tries)).toBeLessThanOrEqual(1_200)
  expect(Math.max(...tries) - Math.min(...tries)).toBeGreaterThan(300)
})
