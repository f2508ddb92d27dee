import { kyat } from '#modules/value/index.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import { LEDGER_MONTHLY } from './monthly-tables.ts'
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { coreContract } from '#modules/value/core.contract.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeLedgerCore } from './ledger-core.ts'
import { makeLedgerKeeping } from './ledger-keeping.ts'

let db: Database
beforeAll(async () => {
  ;({ db } = await freshDatabase())
})

const aLine = (): string => `9596${randomInt(5e7, 1e8 - 1)}`

async function make() {
  const clock = fixedClock(systemClock.now().toISOString())
  const keeping = makeLedgerKeeping({ db, clock })
  return {
    core: makeLedgerCore({ db, clock }),
    keeping,
    clock,
    open: async (kyat: number) => {
      const number = aLine()
      await keeping.openLines({ numbers: [number], kyat, activatedAt: clock.now() })
      return number
    },
    useUp: async (line: string, unit: string, amount: number) => {
      await keeping.useUp(newMoveId(clock.now().getTime()), line, unit, amount)
    },
  }
}

describe('the ledger', () => {
  coreContract(make)

  afterEach(async () => {
    expect(await makeLedgerKeeping({ db, clock: systemClock }).recount()).toEqual([])
  })
})

describe('money from outside', () => {
  it('is entered as what was paid, what the line got and the tax', async () => {
    const { core, clock, open } = await make()
    const id = newMoveId(clock.now().getTime())
    const paid = { amount: 9_523, paidKyat: 10_000, taxKyat: 477 }
    await core.credit({ id, line: await open(0), unit: 'MMK', source: 'MAIN', validTo: null, ...paid })
    const { rows } = await sql<{ owner: string; amount: number }>`select b.owner, e.amount from ledger.entry e
      join ledger.bucket b on b.id = e.bucket_id where e.move_id = ${id} order by e.seq`.execute(db)
    expect(rows.map(({ owner, amount }) => [owner.slice(0, 4) === 'own:' ? owner : 'line', amount])).toEqual([
      ['line', 9_523],
      ['own:tax', 477],
      ['own:paid-in', -10_000],
    ])
  })

  it('control: the function itself refuses what does not add up', async () => {
    const { clock, open } = await make()
    const order = {
      line: await open(0),
      unit: 'MMK',
      source: 'MAIN',
      amount: 9_523,
      paidKyat: 10_000,
      taxKyat: 1,
    }
    const id = newMoveId(clock.now().getTime())
    await expect(
      sql`select ledger.credit(${id}, ${Buffer.alloc(32)}, ${clock.now()}, ${JSON.stringify(order)})`.execute(
        db,
      ),
    ).rejects.toThrow(/what was paid/)
  })
})

describe('what the database itself refuses', () => {
  const written = async () => {
    const made = await make()
    await made.open(1_000)
    return made
  }
  const attempt = (text: string) => sql.raw(text).execute(db)

  it.each([
    ['changing an entry', 'update ledger.entry set amount = 1'],
    ['deleting an entry', 'delete from ledger.entry'],
    ['emptying the entries', 'truncate ledger.entry'],
    ['changing a move', "update ledger.move set kind = 'x'"],
    ['deleting a move', 'delete from ledger.move'],
  ])('%s', async (_, text) => {
    await written()
    await expect(attempt(text)).rejects.toThrow(/permission denied/)
  })

  it.each(['update', 'delete'])(
    'even an owner who grants itself %s again is stopped by the trigger',
    async (right) => {
      await written()
      const change =
        right === 'update' ? 'update ledger.entry set amount = amount' : 'delete from ledger.entry'
      await expect(
        db.transaction().execute(async (tx) => {
          await sql.raw(`grant ${right} on ledger.entry to current_user`).execute(tx)
          await sql.raw(change).execute(tx)
        }),
      ).rejects.toThrow(/append-only/)
    },
  )

  it('writing or changing past the parent, in a month of its own', async () => {
    await written()
    const { rows } = await sql<{
      name: string
    }>`select tableoid::regclass::text as name from ledger.entry limit 1`.execute(db)
    await expect(attempt(`update ${rows[0]?.name} set amount = 1`)).rejects.toThrow(/permission denied/)
    await expect(attempt(`insert into ${rows[0]?.name} select * from ${rows[0]?.name}`)).rejects.toThrow(
      /permission denied/,
    )
  })

  it('entries that do not sum to zero, and ones that do not per unit', async () => {
    const id = newMoveId(systemClock.now().getTime())
    const write = (units: string, amounts: string) =>
      attempt(`select ledger.write('${id}', array[1, 2], array[${units}], array[${amounts}])`)
    await expect(write(`'MMK', 'MMK'`, '5, -4')).rejects.toThrow(/sum to zero/)
    await expect(write(`'MMK', 'MB'`, '5, -5')).rejects.toThrow(/sum to zero/)
  })

  it('an entry of another unit than its bucket has', async () => {
    const id = newMoveId(systemClock.now().getTime())
    const write = (buckets: string) =>
      attempt(`select ledger.write('${id}', array[${buckets}], array['MMK', 'MMK'], array[5, -5])`)
    // Accounts 1 and 2 are in kyat, 5 is in megabytes, 99 does not exist.
    await expect(write('1, 5')).rejects.toThrow(/unit of its bucket/)
    await expect(write('1, 99')).rejects.toThrow(/unit of its bucket/)
    await expect(write('1, 2')).resolves.toBeDefined()
  })

  it('a balance below zero, and more set aside than there is', async () => {
    const { open } = await make()
    const line = await open(1_000)
    await expect(attempt(`update ledger.bucket set balance = -1 where owner = '${line}'`)).rejects.toThrow(
      /check/,
    )
    await expect(attempt(`update ledger.bucket set reserved = 1001 where owner = '${line}'`)).rejects.toThrow(
      /check/,
    )
  })
})

describe('keeping', () => {
  it('ends holds nobody posted', async () => {
    const { core, clock, open, keeping } = await make()
    const line = await open(1_000)
    const until = new Date(clock.now().getTime() + 1_000).toISOString()
    await core.reserve({ id: newMoveId(clock.now().getTime()), line, price: kyat(1_000), until })
    clock.forward(2_000)
    const { count, overdueSeconds } = await keeping.openHolds()
    expect([count >= 1, overdueSeconds]).toEqual([true, 1])
    expect(await keeping.expireHolds()).toBeGreaterThanOrEqual(1)
    expect((await core.line(line))?.buckets[0]).toMatchObject({ balance: 1_000, reserved: 0 })
    expect(await keeping.expireHolds()).toBe(0)
    expect((await keeping.openHolds()).overdueSeconds).toBe(0)
  })

  it('control: a balance that is not the sum of its entries is told', async () => {
    const { open, keeping } = await make()
    const line = await open(1_000)
    await sql`update ledger.bucket set balance = balance + 1 where owner = ${line}`.execute(db)
    expect(await keeping.recount()).toEqual([expect.stringMatching(/balance is not the sum/)])
    await sql`update ledger.bucket set balance = balance - 1 where owner = ${line}`.execute(db)
  })

  it('makes the months ahead', async () => {
    const own = (await freshDatabase()).db
    const clock = fixedClock(systemClock.now().toISOString())
    clock.forward(300 * 86_400_000)
    const keeping = makeLedgerKeeping({ db: own, clock })
    const numbers = [aLine()]
    await expect(keeping.openLines({ numbers, kyat: 5, activatedAt: clock.now() })).rejects.toThrow(
      /no partition/,
    )
    await makeEnsureMonths({ db: own, clock })(LEDGER_MONTHLY)
    expect(await keeping.openLines({ numbers, kyat: 5, activatedAt: clock.now() })).toBe(1)
  })
})
