import { makeEnsureMonths } from '#platform/db/months.ts'
import { MONTHLY_TABLES } from '#apps/worker/monthly-tables.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { MemoryCore } from '#adapters/core-simulator/memory-core.ts'
import { newMoveId } from '#contracts/move-id.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { deeds, LINES, START_KYAT, Story, type Book, type Deed, type World } from './sharing/conservation.ts'

const MEMORY_RUNS: Record<Size, number> = { ci: 1_000, full: 100_000 }
const POSTGRES_RUNS: Record<Size, number> = { ci: 20, full: 1_000 }

const LINE_NUMBERS = Array.from({ length: LINES }, (_, at) => String(959_650_000_000 + at))

type Open = () => Promise<{ readonly story: Story; sums(): Promise<Book> }>

/** Sequences after which there is more or less of something than the book says. */
async function tell(runs: number, open: Open): Promise<Count> {
  const property = fc.asyncProperty(deeds, async (all: Deed[]) => {
    const { story, sums } = await open()
    for (const one of all) await story.act(one)
    const there = await sums()
    for (const unit of ['MMK', 'MB', 'MIN'] as const)
      if (there[unit] !== story.book[unit])
        throw new Error(`${unit}: ${there[unit]} there, ${story.book[unit]} in the book`)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: runs,
    endOnFailure: true,
  })
  if (failed)
    process.stderr.write(`${(errorInstance as Error | null)?.message} in ${JSON.stringify(counterexample)}\n`)
  return { tried: runs, bad: failed ? 1 : 0 }
}

type Spoil = (core: OperatorCore) => OperatorCore

function inMemory(runs: number, spoil: Spoil = (core) => core): Promise<Count> {
  const start = systemClock.now().toISOString()
  return tell(runs, async () => {
    const clock = fixedClock(start)
    const memory = new MemoryCore(clock)
    for (const number of LINE_NUMBERS) memory.open(number, START_KYAT, clock.now())
    const world: World = {
      core: spoil(memory),
      clock,
      lines: LINE_NUMBERS,
      useUp: async (line, unit, amount) => memory.useUp(line, unit, amount),
    }
    const story = new Story(world, { MMK: LINES * START_KYAT, MB: 0, MIN: 0 })
    return {
      story,
      sums: async () => ({ MMK: memory.sumOf('MMK'), MB: memory.sumOf('MB'), MIN: memory.sumOf('MIN') }),
    }
  })
}

async function sumsOf(db: Database): Promise<Book> {
  const { rows } = await sql<{
    unit: keyof Book
    sum: string
  }>`select unit, sum(balance) as sum from ledger.bucket
    where kept group by unit`.execute(db)
  const sums: Book = { MMK: 0, MB: 0, MIN: 0 }
  for (const { unit, sum } of rows) sums[unit] = Number(sum)
  return sums
}

/** The same fifty lines throughout: a sequence starts with what the last one left. */
const onPostgres = (runs: number): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const db = makeDatabase(url, { maxConnections: 4 })
    const clock = fixedClock(systemClock.now().toISOString())
    const keeping = makeLedgerKeeping({ db, clock })
    const world: World = {
      core: makeLedgerCore({ db, clock }),
      clock,
      lines: LINE_NUMBERS,
      useUp: (line, unit, amount) => keeping.useUp(newMoveId(clock.now().getTime()), line, unit, amount),
    }
    try {
      await keeping.openLines({ numbers: LINE_NUMBERS, kyat: START_KYAT, activatedAt: clock.now() })
      const book = await sumsOf(db)
      const open: Open = async () => {
        await makeEnsureMonths({ db, clock })(MONTHLY_TABLES)
        return { story: new Story(world, book), sums: () => sumsOf(db) }
      }
      const { tried, bad } = await tell(runs, open)
      await keeping.expireHolds()
      return { tried, bad: bad + (await keeping.recount()).length }
    } finally {
      await db.destroy()
    }
  })

/** Returns a share to its sender without taking it from the receiver. */
function generous(core: OperatorCore): OperatorCore {
  const sent = new Map<string, Parameters<OperatorCore['transfer']>[0]>()
  return new Proxy(core, {
    get: (target, name) => {
      if (name === 'transfer')
        return (order: Parameters<OperatorCore['transfer']>[0]) => {
          sent.set(order.id, order)
          return target.transfer(order)
        }
      if (name !== 'takeBack') return Reflect.get(target, name).bind(target)
      return ({ id, moveId }: Parameters<OperatorCore['takeBack']>[0]) => {
        const order = sent.get(moveId)
        if (!order) return target.takeBack({ id, moveId })
        const { from, unit, amount, validTo } = order
        return target.credit({ id, line: from, unit, amount, source: 'PACKAGE', validTo })
      }
    },
  })
}

export const faults: readonly Fault[] = [
  {
    name: 'sharing.conservation',
    bar: 0,
    attack: async (size) => {
      const memory = await inMemory(MEMORY_RUNS[size])
      const postgres = await onPostgres(POSTGRES_RUNS[size])
      return { tried: memory.tried + postgres.tried, bad: memory.bad + postgres.bad }
    },
    control: () => inMemory(2_000, generous),
  },
]
