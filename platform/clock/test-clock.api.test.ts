import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { systemClock, systemClockAheadMs } from './clock.ts'
import { ClockWasMoved, followTestClock } from './follow-test-clock.ts'
import { moveForward, readAheadMs } from './test-clock-store.ts'

const DAY_MS = 86_400_000
const onError = () => {}
const demo = (url: string) => ({ PROFILE: 'demo' as const, DATABASE_URL: url })
const production = (url: string) => ({ PROFILE: 'production' as const, DATABASE_URL: url })

describe('the test clock', () => {
  it('goes forward, and never back or away', async () => {
    const { db } = await freshDatabase()
    expect(await readAheadMs(db)).toBe(0)
    expect(await moveForward(db, DAY_MS)).toBe(DAY_MS)
    await expect(moveForward(db, -1)).rejects.toThrow('forward only')
    await expect(sql`delete from platform.clock`.execute(db)).rejects.toThrow('forward only')
    expect(await readAheadMs(db)).toBe(DAY_MS)
  })

  it('production does not start on a database whose clock was moved', async () => {
    const { db, url } = await freshDatabase()
    const following = await followTestClock({ config: production(url), db, onError })
    await following.close()
    await moveForward(db, DAY_MS)
    await expect(followTestClock({ config: production(url), db, onError })).rejects.toThrow(ClockWasMoved)
  })

  it('is heard by a running process of the demo, and is the time of SQL too', async () => {
    const { db, url } = await freshDatabase()
    await moveForward(db, DAY_MS)
    const following = await followTestClock({ config: demo(url), db, onError })
    expect(systemClockAheadMs()).toBe(DAY_MS)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await moveForward(db, DAY_MS)
    await expect.poll(systemClockAheadMs).toBe(2 * DAY_MS)
    const { rows } = await sql<{ at: Date }>`select platform.now() as at`.execute(db)
    expect(Math.abs((rows[0]?.at.getTime() ?? 0) - systemClock.now().getTime())).toBeLessThan(5_000)
    expect(systemClock.now().getTime() - Date.now()).toBeGreaterThan(1.9 * DAY_MS)
    await following.close()
  })
})

/** Functions that use the server's own time on purpose: they only order changes of content. */
const SERVER_TIME = ['platform.now', 'public.content_document_changed']

const READS_SERVER_TIME = String.raw`(?<!platform\.)\m(now|clock_timestamp|statement_timestamp)\(\)|current_timestamp`

describe('functions of the database', () => {
  it('read the time from platform.now(), except where the order is meant', async () => {
    const { db } = await freshDatabase()
    const readers = () =>
      sql<{ name: string }>`select n.nspname || '.' || p.proname as name from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'ledger', 'platform') and p.prosrc ~ ${READS_SERVER_TIME} order by 1`
        .execute(db)
        .then(({ rows }) => rows.map(({ name }) => name))
    expect(await readers()).toEqual(SERVER_TIME)
    await sql`create function planted() returns timestamptz language sql as 'select now()'`.execute(db)
    expect(await readers(), 'control: a new one is seen').toEqual([...SERVER_TIME, 'public.planted'])
  })
})
