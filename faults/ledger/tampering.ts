import { sql } from 'kysely'
import { makeLedgerProof, proveAll, type ProofStep } from '#adapters/core-ledger/ledger-proof.ts'
import type { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

type MovableClock = ReturnType<typeof fixedClock>
const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** One row each, in turn: a changed amount, a deleted entry, a changed answer, a deleted move, an added move. */
const CHANGES = [
  'update ledger.entry set amount = amount + 1 where (move_id, seq) = (select move_id, seq from ledger.entry where move_id >= $1 order by move_id, seq limit 1)',
  'delete from ledger.entry where (move_id, seq) = (select move_id, seq from ledger.entry where move_id >= $1 order by move_id, seq limit 1)',
  `update ledger.move set answer = '{"outcome": "REFUSED"}' where id = (select id from ledger.move where id >= $1 order by id limit 1)`,
  'delete from ledger.move where id = (select id from ledger.move where id >= $1 order by id limit 1)',
  `insert into ledger.move select overlay(id::text placing 'ffff' from 33 for 4)::uuid, kind, body_hash, answer, at from ledger.move where id >= $1 order by id limit 1`,
]

/** Changes a row of that age in days with all guards off, and returns its day. */
async function change(db: Database, clock: MovableClock, daysAgo: number, kind: number): Promise<string> {
  const at = new Date(clock.now().getTime() - daysAgo * DAY_MS)
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const { rows } = await sql<{
      id: string
      day: string
    }>`select id, (ledger.time_of(id) at time zone 'utc')::date::text as day
      from ledger.move where id >= ledger.first_id_of(${at}) order by id limit 1`.execute(tx)
    const [row] = rows
    if (!row) throw new Error(`no move of ${daysAgo} days ago`)
    await sql.raw((CHANGES[kind % CHANGES.length] ?? '').replaceAll('$1', `'${row.id}'`)).execute(tx)
    return row.day
  })
}

const toldDays = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`select distinct day::text as day from ledger.finding
    where day is not null`.execute(db)
  return rows.map(({ day }) => day)
}

export type Found = { readonly tried: number; readonly late: number; readonly afterDays: number }

export type Finding = {
  readonly db: Database
  readonly clock: MovableClock
  /** Ages in days of the rows that are changed. */
  readonly ages: readonly number[]
  readonly withinDays: number
  /** False for the control: nothing is checked. */
  readonly proving: boolean
  readonly onStep?: (step: ProofStep, ms: number) => void
}

/**
 * Changes one row per age and lets days pass until all are found. Late are changes that were not found in time, and days reported though
 * nothing changed in them.
 */
export async function findChanges({ db, clock, ages, withinDays, proving, onStep }: Finding): Promise<Found> {
  const proof = timed(makeLedgerProof({ db, clock }), onStep)
  const before = new Set(await toldDays(db))
  const changed = new Set<string>()
  for (const [at, age] of ages.entries()) changed.add(await change(db, clock, age, at))
  let days = 0
  for (; days < withinDays; days += 1) {
    const found = new Set(await toldDays(db))
    if ([...changed].every((day) => found.has(day))) break
    clock.forward(DAY_MS)
    if (proving) await proveAll(proof)
  }
  const found = await toldDays(db)
  const missed = [...changed].filter((day) => !found.includes(day)).length
  const innocent = found.filter((day) => !changed.has(day) && !before.has(day)).length
  return { tried: changed.size, late: missed + innocent, afterDays: missed > 0 ? Infinity : days }
}

/** The same proof, reporting the time of each step. */
export function timed(
  proof: Pick<ReturnType<typeof makeLedgerProof>, 'step'>,
  onStep: (step: ProofStep, ms: number) => void = () => {},
) {
  return {
    async step(): Promise<ProofStep | null> {
      const started = performance.now()
      const step = await proof.step()
      if (step) onStep(step, performance.now() - started)
      return step
    },
  }
}
