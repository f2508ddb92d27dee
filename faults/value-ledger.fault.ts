import { sql } from 'kysely'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { makeLedgerProof, proveAll } from '#adapters/core-ledger/ledger-proof.ts'
import { fixedClock, systemClock, type Clock } from '#platform/clock/clock.ts'
import { makeDatabase, type Tx } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import type { Count, Fault, Size } from './fault.ts'
import { startPrivateCluster } from './value/private-cluster.ts'

const ROWS: Record<Size, number> = { ci: 20, full: 100 }
const DAY_MS = 86_400_000
const DAYS = 5
const PER_DAY = 200

/** One changed, deleted or added row at a time, by a superuser who disabled the guards. */
const CHANGES = [
  (at: number) =>
    `update ledger.entry set amount = amount + 1 where (move_id, seq) = (select move_id, seq from ledger.entry order by move_id, seq offset ${at} limit 1)`,
  (at: number) =>
    `delete from ledger.entry where (move_id, seq) = (select move_id, seq from ledger.entry order by move_id, seq offset ${at} limit 1)`,
  (at: number) =>
    `update ledger.move set answer = '{"outcome": "REFUSED"}' where id = (select id from ledger.move order by id offset ${at} limit 1)`,
  (at: number) =>
    `delete from ledger.move where id = (select id from ledger.move order by id offset ${at} limit 1)`,
  (at: number) =>
    `insert into ledger.move select overlay(id::text placing 'ffff' from 33 for 4)::uuid, kind, body_hash, answer, at from ledger.move order by id offset ${at} limit 1`,
]

/** The number of days the seals report; seals made only now report nothing. */
async function brokenDaysOf(tx: Tx, clock: Clock, sealedBefore: boolean): Promise<number> {
  const proof = makeLedgerProof({ db: tx, clock })
  if (!sealedBefore) await proveAll(proof)
  await sql`update ledger.piece set due_at = ${clock.now()}`.execute(tx)
  await proveAll(proof)
  return (await proof.standing()).brokenDays
}

/** Bad: a changed row that checking the seals does not find. */
async function tamper(rows: number, sealedBefore: boolean): Promise<Count> {
  const cluster = await startPrivateCluster()
  try {
    await runMigrations(cluster.url)
    const db = makeDatabase(cluster.url, { maxConnections: 2 })
    try {
      const clock = fixedClock(systemClock.now().toISOString())
      const keeping = makeLedgerKeeping({ db, clock })
      for (let day = 0; day < DAYS; day += 1) {
        const numbers = Array.from({ length: PER_DAY }, (_, at) =>
          String(959_650_000_000 + day * PER_DAY + at),
        )
        await keeping.openLines({ numbers, kyat: 1_000, activatedAt: clock.now() })
        clock.forward(DAY_MS)
      }
      clock.forward(3 * DAY_MS)
      if (sealedBefore) await proveAll(makeLedgerProof({ db, clock }))
      let bad = (await makeLedgerProof({ db, clock }).standing()).brokenDays
      for (let at = 0; at < rows; at += 1) {
        const change = CHANGES[at % CHANGES.length]?.((at * 7) % (DAYS * PER_DAY)) ?? ''
        let found = 0
        const undone = db.transaction().execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx)
          await sql.raw(change).execute(tx)
          found = await brokenDaysOf(tx, clock, sealedBefore)
          throw new Error('undo')
        })
        await undone.catch((error: Error) => {
          if (error.message !== 'undo') throw error
        })
        if (found !== 1) bad += 1
      }
      return { tried: rows, bad }
    } finally {
      await db.destroy()
    }
  } finally {
    await cluster.close()
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'value.tamper',
    bar: 0,
    attack: (size) => tamper(ROWS[size], true),
    control: () => tamper(10, false),
  },
]
