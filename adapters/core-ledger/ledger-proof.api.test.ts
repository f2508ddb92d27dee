import { makeEnsureMonths } from '#platform/db/months.ts'
import { LEDGER_MONTHLY } from './monthly-tables.ts'
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { freshDatabase } from '#db/test-database.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { makeLedgerCore } from './ledger-core.ts'
import { makeLedgerKeeping } from './ledger-keeping.ts'
import { makeLedgerProof, proveAll } from './ledger-proof.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const someLines = (count: number): string[] => {
  const first = randomInt(5e7, 9e7)
  return Array.from({ length: count }, (_, at) => `9596${first + at}`)
}

/** A ledger with a few lines opened on each of some days; its clock is at the end of the last day. */
async function ledgerOf(days: number) {
  const { db } = await freshDatabase()
  const clock = fixedClock(`${systemClock.now().toISOString().slice(0, 10)}T12:00:00Z`)
  const keeping = makeLedgerKeeping({ db, clock })
  const lines: string[] = []
  for (let day = 0; day < days; day += 1) {
    await makeEnsureMonths({ db, clock })(LEDGER_MONTHLY)
    const fresh = someLines(3)
    await keeping.openLines({ numbers: fresh, kyat: 500, activatedAt: clock.now() })
    lines.push(...fresh)
    clock.forward(DAY_MS)
  }
  return { db, clock, keeping, lines, proof: makeLedgerProof({ db, clock }) }
}

type Made = Awaited<ReturnType<typeof ledgerOf>>

/** Like somebody with all rights: disables the guards, runs one statement, enables them again. */
const tamper = (db: Database, statement: string) =>
  db.transaction().execute(async (tx) => {
    await guardsOff(tx)
    await sql.raw(statement).execute(tx)
    await sql`alter table ledger.entry enable trigger entry_stays`.execute(tx)
    await sql`alter table ledger.move enable trigger move_stays`.execute(tx)
  })

async function guardsOff(tx: Tx): Promise<void> {
  await sql`grant update, delete on ledger.entry, ledger.move to current_user`.execute(tx)
  await sql`alter table ledger.entry disable trigger entry_stays`.execute(tx)
  await sql`alter table ledger.move disable trigger move_stays`.execute(tx)
}

/** What the proof finds within some hours when it runs once an hour. */
async function foundWithin({ db, clock, proof }: Made, hours: number): Promise<string[]> {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.forward(HOUR_MS)
    await makeEnsureMonths({ db, clock })(LEDGER_MONTHLY)
    await proveAll(proof)
    const found = await proof.findings()
    if (found.length > 0) return found
  }
  return []
}

const FIRST = 'select move_id from ledger.entry order by move_id limit 1'
const LAST = 'select move_id from ledger.entry order by move_id desc limit 1'

const CHANGES = [
  ['changed', `update ledger.entry set amount = amount * 2 where move_id = (${FIRST})`],
  ['missing', `delete from ledger.entry where seq = 1 and move_id = (${FIRST})`],
  [
    'added',
    `insert into ledger.move select overlay(id::text placing 'ffff' from 33 for 4)::uuid, kind, body_hash, answer, at
      from ledger.move order by id limit 1`,
  ],
  [
    'of another time',
    `update ledger.move set at = at + interval '1 second' where id = (select min(id::text)::uuid from ledger.move)`,
  ],
] as const

describe('the seals', () => {
  it('cover every day that is over, two days later, and nothing is off', async () => {
    const { db, proof } = await ledgerOf(5)
    expect(await proveAll(proof)).toBeGreaterThan(5)
    const { rows } = await sql<{ sealed: number }>`select count(*)::int as sealed from ledger.seal`.execute(
      db,
    )
    expect(rows).toEqual([{ sealed: 4 }])
    expect(await proof.step()).toBeNull()
    expect(await proof.findings()).toEqual([])
    expect(await proof.standing()).toMatchObject({ daysBehind: 0, oldestLateDay: null, brokenDays: 0 })
  })

  it.each(CHANGES)('a %s row of a sealed day is found within a day', async (_, change) => {
    const made = await ledgerOf(4)
    await proveAll(made.proof)
    await tamper(made.db, change)
    expect(await foundWithin(made, 24)).toEqual(
      expect.arrayContaining([expect.stringMatching(/PIECE_CHANGED/)]),
    )
    expect((await made.proof.standing()).brokenDays).toBe(1)
  })

  it('control: what nobody changed is not found, and without the proof nothing is', async () => {
    const made = await ledgerOf(4)
    await proveAll(made.proof)
    expect(await foundWithin(made, 24)).toEqual([])
    await tamper(made.db, CHANGES[0][1])
    made.clock.forward(DAY_MS)
    expect(await made.proof.findings()).toEqual([])
  })

  it('a row changed before its day was sealed is found too, by what was laid down after two hours', async () => {
    const made = await ledgerOf(1)
    made.clock.forward(-18 * HOUR_MS)
    await proveAll(made.proof)
    await tamper(made.db, `update ledger.entry set amount = amount * 2 where move_id = (${LAST})`)
    expect(await foundWithin(made, 24)).toEqual(
      expect.arrayContaining([expect.stringMatching(/PIECE_CHANGED/)]),
    )
  })

  it('and stays told when the day is sealed as it then was', async () => {
    const made = await ledgerOf(1)
    made.clock.forward(-18 * HOUR_MS)
    await proveAll(made.proof)
    await tamper(made.db, `update ledger.entry set amount = amount * 2 where move_id = (${LAST})`)
    made.clock.forward(4 * DAY_MS)
    await proveAll(made.proof)
    made.clock.forward(2 * DAY_MS)
    await proveAll(made.proof)
    expect(await made.proof.findings()).toEqual([expect.stringMatching(/CHANGED_BEFORE_SEALED/)])
  })

  it('a move that comes a day late belongs to its day and breaks nothing', async () => {
    const made = await ledgerOf(1)
    const id = newMoveId(made.clock.now().getTime() - 20 * HOUR_MS)
    await proveAll(made.proof)
    const core = makeLedgerCore(made)
    const line = made.lines[0] ?? ''
    await core.credit({ id, line, unit: 'MMK', amount: 5, source: 'MAIN', validTo: null })
    expect(await foundWithin(made, 4 * 24)).toEqual([])
    const { rows } = await sql<{ moves: number }>`select sum(moves)::int as moves from ledger.piece`.execute(
      made.db,
    )
    expect(rows).toEqual([{ moves: 4 }])
  })

  it('an older row is found within 30 days', async () => {
    const made = await ledgerOf(1)
    made.clock.forward(60 * DAY_MS)
    await proveAll(made.proof)
    await tamper(made.db, CHANGES[0][1])
    let found: string[] = []
    const isFound = () => found.some((one) => one.includes('PIECE_CHANGED'))
    // In steps of five days, because every step checks the last weeks completely. The recount may find its balance earlier.
    for (let day = 0; day < 30 && !isFound(); day += 5) {
      made.clock.forward(5 * DAY_MS)
      await proveAll(made.proof)
      found = await made.proof.findings()
    }
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/PIECE_CHANGED/)]))
  })

  it.each([
    ['a seal', `update ledger.seal set hash = sha256('x') where day = (select min(day) from ledger.seal)`],
    ['a day of the chain', `delete from ledger.seal where day = (select min(day) from ledger.seal)`],
    ['a piece', `update ledger.piece set moves = moves + 1 where day = (select min(day) from ledger.seal)`],
    [
      'a piece that is gone',
      `delete from ledger.piece where first_id = (select min(first_id::text)::uuid from ledger.piece)`,
    ],
  ])('%s cannot be changed along with the rows', async (_, change) => {
    const made = await ledgerOf(5)
    await proveAll(made.proof)
    await sql.raw(change).execute(made.db)
    expect(await foundWithin(made, 24)).toEqual(
      expect.arrayContaining([expect.stringMatching(/SEAL_CHANGED/)]),
    )
  })

  it('a long day is laid in pieces of bounded size', async () => {
    const { db, clock, keeping, proof } = await ledgerOf(1)
    await keeping.openLines({ numbers: someLines(50), kyat: 5, activatedAt: clock.now() })
    const later = new Date(clock.now().getTime() + 3 * DAY_MS)
    for (let piece = 0; piece < 100; piece += 1)
      await sql`select ledger.lay_piece(${later}, 7, 1000)`.execute(db)
    clock.forward(3 * DAY_MS)
    await proveAll(proof)
    const { rows } = await sql<{
      most: number
      sum: number
    }>`select max(moves)::int as most, sum(moves)::int as sum
      from ledger.piece`.execute(db)
    expect(rows).toEqual([{ most: 7, sum: 53 }])
    expect((await proof.standing()).daysBehind).toBe(0)
  })
})

describe('the recount', () => {
  const oneMore = (line: string) => sql`update ledger.bucket set balance = balance + 1 where owner = ${line}`

  const countFor = async ({ db, clock }: Pick<Made, 'db' | 'clock'>, days: number) => {
    for (let day = 0; day < days; day += 1) {
      clock.forward(DAY_MS)
      await sql`select ledger.count_accounts(${clock.now()}) from generate_series(1, 50)`.execute(db)
    }
  }

  it('comes to every account within 30 days, and tells the one that does not add up until it does', async () => {
    const { db, clock, lines, proof, keeping } = await ledgerOf(1)
    await proveAll(proof)
    await oneMore(lines[1] ?? '').execute(db)
    await countFor({ db, clock }, 30)
    expect(await proof.findings()).toEqual([expect.stringMatching(/^BALANCE_NOT_ITS_ENTRIES/)])
    expect(await proof.standing()).toMatchObject({ wrongAccounts: 1, recountLate: false })
    expect(await keeping.recount()).toHaveLength(1)
    await sql`update ledger.bucket set balance = balance - 1 where owner = ${lines[1] ?? ''}`.execute(db)
    await countFor({ db, clock }, 30)
    expect(await proof.findings()).toEqual([])
  })

  it('goes in ranges, spread over the round', async () => {
    const { db, clock, lines, proof } = await ledgerOf(20)
    const count = (most: number) =>
      sql<{ did: string | null }>`select did from ledger.count_accounts(${clock.now()}, ${most})`.execute(db)
    let ranges = 0
    while ((await count(3)).rows[0]?.did) ranges += 1
    expect(ranges).toBe(1)
    for (let day = 0; day < 25; day += 1) {
      clock.forward(DAY_MS)
      while ((await count(3)).rows[0]?.did) ranges += 1
    }
    expect(ranges).toBeGreaterThanOrEqual(lines.length / 3)
    expect(await proof.findings()).toEqual([])
  })

  it.each([
    ['an account that is gone with what it had', `delete from ledger.bucket where owner = `],
    ['something set aside by no hold', `update ledger.bucket set reserved = 1 where owner = `],
  ])('tells %s', async (_, change) => {
    const { db, lines, proof } = await ledgerOf(1)
    await sql.raw(`${change}'${lines[0]}'`).execute(db)
    await proveAll(proof)
    expect((await proof.standing()).wrongAccounts).toBe(1)
  })

  it('says when it is late, as the seals and the looks do', async () => {
    const { clock, proof } = await ledgerOf(4)
    await proveAll(proof)
    clock.forward(2 * DAY_MS)
    expect(await proof.standing()).toMatchObject({ daysBehind: 2, recountLate: false })
    expect((await proof.standing()).oldestLateDay).not.toBeNull()
    clock.forward(30 * DAY_MS)
    expect((await proof.standing()).recountLate).toBe(true)
  })
})

it('two at once do not do the same', async () => {
  const { db, clock } = await ledgerOf(3)
  const proofs = [makeLedgerProof({ db, clock }), makeLedgerProof({ db, clock })]
  await db.transaction().execute(async (tx) => {
    await sql`select ledger.alone()`.execute(tx)
    expect(await Promise.all(proofs.map((proof) => proof.step()))).toEqual([null, null])
  })
  await Promise.all(proofs.map(proveAll))
  expect(await proofs[0]?.findings()).toEqual([])
})
