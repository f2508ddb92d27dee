import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { isDatabaseAway } from './database-away.ts'
import { ANSWERS_PEOPLE, makeDatabase } from './database.ts'

const WITHIN_MS = 2_000

const failure = async (work: Promise<unknown>) => {
  const began = performance.now()
  const error: unknown = await work.then(
    () => null,
    (err: unknown) => err,
  )
  return { error, ms: performance.now() - began }
}

describe('a database that is away is told from one that says no', () => {
  it('nobody listens', async () => {
    const db = makeDatabase('postgres://nobody:none@127.0.0.1:9/none')
    const { error } = await failure(sql`select 1`.execute(db))
    expect(isDatabaseAway(error)).toBe(true)
    await db.destroy()
  })

  it('somebody listens and never answers: known in less than two seconds', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const db = makeDatabase(`postgres://nobody:none@127.0.0.1:${port}/none`, ANSWERS_PEOPLE)
    const { error, ms } = await failure(sql`select 1`.execute(db))
    expect(isDatabaseAway(error)).toBe(true)
    expect(ms).toBeLessThan(WITHIN_MS)
    await db.destroy()
    silent.close()
  })

  it('all connections are taken: known in less than two seconds, and seen by whoever watches', async () => {
    const { url } = await freshDatabase()
    const seen: { waitingCount: number }[] = []
    const db = makeDatabase(url, { ...ANSWERS_PEOPLE, maxConnections: 1, watch: (pool) => seen.push(pool) })
    const taken = sql`select pg_sleep(3)`.execute(db)
    const asked = failure(sql`select 1`.execute(db))
    await new Promise((done) => setTimeout(done, 100))
    expect(seen[0]?.waitingCount).toBe(1)
    const { error, ms } = await asked
    expect(isDatabaseAway(error)).toBe(true)
    expect(ms).toBeLessThan(WITHIN_MS)
    await taken
    await db.destroy()
  })

  it('the connection is ended in the middle', async () => {
    const { url, db } = await freshDatabase()
    const mine = makeDatabase(url)
    const ended = failure(sql`select pg_sleep(10)`.execute(mine))
    await new Promise((done) => setTimeout(done, 300))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(10)'`.execute(
      db,
    )
    expect(isDatabaseAway((await ended).error)).toBe(true)
    await mine.destroy()
  })

  it('control: a statement that is wrong is a fault of ours', async () => {
    const { db } = await freshDatabase()
    const { error } = await failure(sql`select * from no_such_table`.execute(db))
    expect(error).toBeInstanceOf(Error)
    expect(isDatabaseAway(error)).toBe(false)
    expect(isDatabaseAway(new Error('anything'))).toBe(false)
  })
})
