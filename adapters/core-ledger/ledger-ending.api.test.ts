import { kyat } from '#modules/value/index.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import { LEDGER_MONTHLY } from './monthly-tables.ts'
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, afterEach, describe, expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { freshDatabase } from '#db/test-database.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeLedgerCore } from './ledger-core.ts'
import { makeLedgerEnding } from './ledger-ending.ts'
import { makeLedgerKeeping } from './ledger-keeping.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let db: Database
beforeAll(async () => {
  ;({ db } = await freshDatabase())
})

/** A line with a package of 100 MB and 50 SMS, both for ten days. */
async function aLineWithBuckets() {
  const clock = fixedClock(systemClock.now().toISOString())
  const keeping = makeLedgerKeeping({ db, clock })
  const core = makeLedgerCore({ db, clock })
  const line = `9596${randomInt(5e7, 1e8 - 1)}`
  await keeping.openLines({ numbers: [line], kyat: 5_000, activatedAt: clock.now() })
  const validTo = new Date(clock.now().getTime() + 10 * DAY_MS).toISOString()
  const newId = () => newMoveId(clock.now().getTime())
  const bought = newId()
  await core.charge({
    id: bought,
    payer: line,
    receiver: line,
    price: kyat(1_000),
    taxKyat: 50,
    product: 'P',
    grants: [{ unit: 'MB', amount: 100, source: 'PACKAGE', validTo, shareable: true }],
    replaces: false,
    hold: null,
  })
  await core.credit({ id: newId(), line, unit: 'SMS', amount: 50, source: 'CAMPAIGN', validTo })
  const ending = makeLedgerEnding({ db, clock })
  return { clock, keeping, core, line, ending, newId, bought }
}

async function allOf(work: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let took = await work(); took > 0; took = await work()) sum += took
  return sum
}

const bucketsOf = async (line: string) => {
  const { rows } = await sql<{ unit: string; balance: number; living: boolean }>`select unit, balance, living
    from ledger.bucket where owner = ${line} and source <> 'MAIN' order by id`.execute(db)
  return rows
}

const expiredOf = async (line: string): Promise<number> => {
  const { rows } = await sql<{
    sum: number
  }>`select coalesce(-sum(e.amount), 0)::int as sum from ledger.entry e
    join ledger.bucket a on a.id = e.bucket_id join ledger.move m on m.id = e.move_id
    where a.owner = ${line} and m.kind = 'expire'`.execute(db)
  return rows[0]?.sum ?? Number.NaN
}

afterEach(async () => {
  expect(await makeLedgerKeeping({ db, clock: systemClock }).recount()).toEqual([])
})

describe('a bucket that ends', () => {
  it('is booked out an hour later, once, and history adds up to the balance', async () => {
    const { clock, keeping, line, ending } = await aLineWithBuckets()
    await keeping.useUp(newMoveId(clock.now().getTime()), line, 'MB', 30)
    clock.forward(10 * DAY_MS + HOUR_MS - 1)
    await allOf(ending.bookOut)
    expect(await expiredOf(line)).toBe(0)
    expect(await ending.oldestWaitingSeconds()).toBeGreaterThan(3_000)
    clock.forward(1)
    await allOf(ending.bookOut)
    expect(await expiredOf(line)).toBe(120)
    expect(await bucketsOf(line)).toEqual([
      { unit: 'MB', balance: 0, living: false },
      { unit: 'SMS', balance: 0, living: false },
    ])
    expect(await ending.bookOut()).toBe(0)
    expect(await ending.oldestWaitingSeconds()).toBe(0)
    const { rows } = await sql<{
      unit: string
      sum: number
    }>`select e.unit, sum(e.amount)::int as sum from ledger.entry e
      where e.bucket_id in (21, 23) group by e.unit order by e.unit`.execute(db)
    expect(rows.map(({ unit }) => unit)).toEqual(['MB', 'SMS'])
  })

  it('with something set aside waits until the hold has ended', async () => {
    const { clock, keeping, core, line, ending, newId } = await aLineWithBuckets()
    clock.forward(10 * DAY_MS - HOUR_MS)
    const until = new Date(clock.now().getTime() + HOUR_MS / 2).toISOString()
    const share = { unit: 'MB' as const, amount: 40 }
    expect(await core.reserve({ id: newId(), line, price: kyat(100), until, share })).toMatchObject({
      outcome: 'DONE',
    })
    clock.forward(3 * HOUR_MS)
    await allOf(ending.bookOut)
    expect(await bucketsOf(line)).toMatchObject([{ balance: 100, living: true }, { balance: 0 }])
    await keeping.expireHolds()
    await allOf(ending.bookOut)
    expect(await bucketsOf(line)).toMatchObject([{ balance: 0, living: false }, { balance: 0 }])
  })

  it('and is filled again by an undo is booked out again', async () => {
    const { clock, line, ending } = await aLineWithBuckets()
    clock.forward(11 * DAY_MS)
    await allOf(ending.bookOut)
    await db.transaction().execute(async (tx) => {
      await sql`update ledger.bucket set balance = 7 where owner = ${line} and unit = 'MB'`.execute(tx)
      await sql`select ledger.write(${newMoveId(clock.now().getTime())}, array[(select id from ledger.bucket
        where owner = ${line} and unit = 'MB'), 5], array['MB', 'MB'], array[7, -7])`.execute(tx)
    })
    expect(await bucketsOf(line)).toMatchObject([{ balance: 7, living: true }, { balance: 0 }])
    await allOf(ending.bookOut)
    expect(await bucketsOf(line)).toMatchObject([{ balance: 0, living: false }, { balance: 0 }])
  })

  it('costs the next purchase nothing: a thousand ended buckets are not read', async () => {
    const { clock, core, line, ending, newId } = await aLineWithBuckets()
    const validTo = new Date(clock.now().getTime() + DAY_MS).toISOString()
    const grants = Array.from({ length: 1_000 }, () => ({
      unit: 'MB' as const,
      amount: 1,
      source: 'PACKAGE' as const,
      validTo,
    }))
    const order = { payer: line, receiver: line, taxKyat: 0, product: 'Q', replaces: false, hold: null }
    await core.charge({ ...order, id: newId(), price: kyat(1), grants })
    const read = async () => {
      await sql`analyze ledger.bucket`.execute(db)
      const { rows } = await sql<
        Record<string, string>
      >`explain (analyze, buffers off, timing off, costs off) select
        from ledger.bucket where owner = ${sql.lit(line)} and living`.execute(db)
      return Number(/rows=(\d+)/.exec(Object.values(rows[0] ?? {})[0] ?? '')?.[1])
    }
    expect(await read()).toBe(1_003)
    clock.forward(2 * DAY_MS)
    await allOf(ending.bookOut)
    expect(await read()).toBe(3)
    expect((await core.line(line))?.buckets).toHaveLength(3)
    const { rows } = await sql<{
      most: number
    }>`select max(count)::int as most from (select count(*) from ledger.entry e
      join ledger.move m on m.id = e.move_id where m.kind = 'expire' and e.amount < 0 group by m.id) per_move`.execute(
      db,
    )
    expect(rows).toEqual([{ most: 500 }])
  })
})

describe('working state', () => {
  it('closed holds go after 35 days; open ones and younger ones stay', async () => {
    const { clock, core, keeping, line, ending, newId } = await aLineWithBuckets()
    const reserve = async (amountKyat: number, days: number) => {
      const id = newId()
      const until = new Date(clock.now().getTime() + days * DAY_MS).toISOString()
      await core.reserve({ id, line, price: kyat(amountKyat), until })
      return id
    }
    const [closed, open] = [await reserve(10, 1), await reserve(20, 100)]
    clock.forward(34 * DAY_MS)
    const young = await reserve(30, 1)
    clock.forward(2 * DAY_MS)
    await keeping.expireHolds()
    expect(await allOf(ending.clearHolds)).toBeGreaterThanOrEqual(1)
    const { rows } = await sql<{ id: string }>`select id from ledger.hold
      where id in (${closed}, ${open}, ${young}) order by id`.execute(db)
    expect(rows.map(({ id }) => id)).toEqual([open, young])
    expect(await core.void({ id: newId(), hold: closed })).toEqual({
      outcome: 'REFUSED',
      reason: 'HOLD_GONE',
    })
    await core.void({ id: newId(), hold: open })
  })

  it('empty buckets go 90 days after their end, and their move is taken back no more', async () => {
    const { clock, core, line, ending, newId, bought } = await aLineWithBuckets()
    clock.forward(11 * DAY_MS)
    await allOf(ending.bookOut)
    clock.forward(88 * DAY_MS)
    await allOf(ending.clearBuckets)
    expect(await bucketsOf(line)).toHaveLength(2)
    clock.forward(2 * DAY_MS)
    expect(await allOf(ending.clearBuckets)).toBeGreaterThanOrEqual(2)
    expect(await bucketsOf(line)).toEqual([])
    await makeEnsureMonths({ db, clock })(LEDGER_MONTHLY)
    const late = { id: newId(), moveId: bought }
    const refusal = { outcome: 'REFUSED', reason: 'NOTHING_TO_REVERSE' }
    expect(await core.reverse(late)).toEqual(refusal)
    expect(await core.reverse(late)).toEqual(refusal)
    const { rows } = await sql`select problem from ledger.miscounted(100, 1000000000)`.execute(db)
    expect(rows).toEqual([])
  })
})
