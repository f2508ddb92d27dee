import fc from 'fast-check'
import { sql } from 'kysely'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { MemoryCore } from '#adapters/core-simulator/memory-core.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import {
  ask,
  commands,
  freshIds,
  inShort,
  LINES,
  Model,
  START_KYAT,
  type Command,
} from './value/core-model.ts'
import { startPrivateCluster } from './value/private-cluster.ts'

const ROWS: Record<Size, number> = { ci: 20, full: 100 }
const MEMORY_RUNS: Record<Size, number> = { ci: 2_000, full: 200_000 }
const POSTGRES_RUNS: Record<Size, number> = { ci: 50, full: 5_000 }
const DAY_MS = 86_400_000
const DAYS = 5
const PER_DAY = 200

/** One changed, deleted or added row at a time, by a superuser who switched the guards off. */
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

/** Bad: a changed row that the check of the seals does not find. */
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
      if (sealedBefore) await keeping.sealDays()
      let bad = (await keeping.brokenDays()).length
      for (let at = 0; at < rows; at += 1) {
        const change = CHANGES[at % CHANGES.length]?.((at * 7) % (DAYS * PER_DAY)) ?? ''
        const found: unknown[] = []
        const undone = db.transaction().execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx)
          await sql.raw(change).execute(tx)
          if (!sealedBefore) await sql`select ledger.seal_days(${clock.now()})`.execute(tx)
          found.push(...(await sql`select ledger.broken_days()`.execute(tx)).rows)
          throw new Error('undo')
        })
        await undone.catch((error: Error) => {
          if (error.message !== 'undo') throw error
        })
        if (found.length !== 1) bad += 1
      }
      return { tried: rows, bad }
    } finally {
      await db.destroy()
    }
  } finally {
    await cluster.close()
  }
}

type Opened = { readonly core: OperatorCore; readonly lines: readonly string[]; free(): Promise<number[]> }

/** Runs that end with another answer or another balance than the model's. */
async function compare(runs: number, open: () => Promise<Opened>, clockMs: number): Promise<Count> {
  const until = new Date(clockMs + DAY_MS).toISOString()
  let bad = 0
  const property = fc.asyncProperty(commands, async (asked: Command[]) => {
    const { core, lines, free } = await open()
    const [model, ids] = [new Model(), freshIds(clockMs)]
    for (const one of asked) {
      const expected = model.expect(one)
      const answer = inShort(await ask(core, one, ids, lines, until))
      if (answer !== expected) throw new Error(`${JSON.stringify(one)}: ${answer}, not ${expected}`)
    }
    if ((await free()).join() !== model.free.join()) throw new Error('another balance')
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: runs,
    endOnFailure: true,
  })
  if (failed) {
    bad = 1
    process.stderr.write(`${(errorInstance as Error | null)?.message} in ${JSON.stringify(counterexample)}\n`)
  }
  return { tried: runs, bad }
}

const mainOf = async (core: OperatorCore, line: string): Promise<number> =>
  ((await core.line(line))?.buckets ?? [])
    .filter(({ source }) => source === 'MAIN')
    .reduce((sum, { balance, reserved }) => sum + balance - reserved, 0)

function inMemory(
  runs: number,
  spoil: (core: OperatorCore) => OperatorCore = (core) => core,
): Promise<Count> {
  const clock = fixedClock(systemClock.now().toISOString())
  const open = async (): Promise<Opened> => {
    const memory = new MemoryCore(clock)
    for (const line of LINES) memory.open(line, START_KYAT, clock.now())
    return {
      core: spoil(memory),
      lines: LINES,
      free: () => Promise.all(LINES.map((line) => mainOf(memory, line))),
    }
  }
  return compare(runs, open, clock.now().getTime())
}

const onPostgres = (runs: number): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const db = makeDatabase(url, { maxConnections: 4 })
    const clock = fixedClock(systemClock.now().toISOString())
    const keeping = makeLedgerKeeping({ db, clock })
    const core = makeLedgerCore({ db, clock })
    let next = 959_650_000_000
    try {
      const open = async (): Promise<Opened> => {
        const lines = LINES.map(() => String((next += 1)))
        await keeping.openLines({ numbers: lines, kyat: START_KYAT, activatedAt: clock.now() })
        return { core, lines, free: () => Promise.all(lines.map((line) => mainOf(core, line))) }
      }
      const { tried, bad } = await compare(runs, open, clock.now().getTime())
      return { tried, bad: bad + (await keeping.recount()).length }
    } finally {
      await db.destroy()
    }
  })

/** Forgets what it was asked before: the second time it does it again. */
const forgetful = (core: OperatorCore): OperatorCore =>
  new Proxy(core, {
    get: (target, name) => {
      if (name !== 'credit') return Reflect.get(target, name).bind(target)
      return (order: Parameters<OperatorCore['credit']>[0]) =>
        target.credit({ ...order, id: freshIds(systemClock.now().getTime())[0] ?? '' })
    },
  })

export const faults: readonly Fault[] = [
  {
    name: 'value.tamper',
    bar: 0,
    attack: (size) => tamper(ROWS[size], true),
    control: () => tamper(10, false),
  },
  {
    name: 'value.model',
    bar: 0,
    attack: async (size) => {
      const [memory, postgres] = [await inMemory(MEMORY_RUNS[size]), await onPostgres(POSTGRES_RUNS[size])]
      return { tried: memory.tried + postgres.tried, bad: memory.bad + postgres.bad }
    },
    control: () => inMemory(2_000, forgetful),
  },
]
