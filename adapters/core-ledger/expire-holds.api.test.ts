import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { freshDatabase } from '#db/test-database.ts'
import { kyat } from '#modules/value/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeLedgerCore } from './ledger-core.ts'
import { makeLedgerKeeping } from './ledger-keeping.ts'

it('what is overdue waits for its accounts in their order, as a share does that locks two of them', async () => {
  const { db } = await freshDatabase()
  const clock = fixedClock(systemClock.now().toISOString())
  const [core, keeping] = [makeLedgerCore({ db, clock }), makeLedgerKeeping({ db, clock })]
  const numbers = [`9596${randomInt(5e7, 7e7)}`, `9596${randomInt(7e7, 1e8)}`]
  for (const number of numbers)
    await keeping.openLines({ numbers: [number], kyat: 1_000, activatedAt: clock.now() })
  const accountOf = async (line = '') => {
    const { rows } = await sql<{ id: string }>`select id from ledger.bucket where owner = ${line}`.execute(db)
    return rows[0]?.id
  }
  const [first, second] = [await accountOf(numbers[0]), await accountOf(numbers[1])]
  // The hold on the later account is overdue for longer.
  for (const [at, line] of numbers.toReversed().entries()) {
    const until = new Date(clock.now().getTime() + 1_000 * (at + 1)).toISOString()
    await core.reserve({ id: newMoveId(clock.now().getTime()), line, price: kyat(500), until })
  }
  clock.forward(5_000)
  const { expiring } = await db.transaction().execute(async (tx) => {
    const lock = (id: unknown) => sql`select from ledger.bucket where id = ${id} for update`.execute(tx)
    await lock(first)
    const begun = keeping.expireHolds()
    await sleep(300)
    await lock(second)
    return { expiring: begun }
  })
  expect(await expiring).toBe(2)
  expect(await keeping.recount()).toEqual([])
})
