import fc from 'fast-check'
import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { MemoryCore } from '#adapters/core-simulator/memory-core.ts'
import { withFaults, type CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { makeLineStore } from '#modules/identity/index.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import { NEXT } from '#modules/value/move.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
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
import { ALWAYS_WALKED, brokenStep, engineWalks } from './value/engine-walk.ts'
import { openEngine } from './value/engine.ts'
import { brokenPromise, walks, WRONG_TABLE, type Table } from './value/move-walk.ts'
import { PRICE } from './value/site.ts'

const MEMORY_RUNS: Record<Size, number> = { ci: 2_000, full: 200_000 }
const POSTGRES_RUNS: Record<Size, number> = { ci: 50, full: 5_000 }
const DAY_MS = 86_400_000
const TENURE_MS = 90 * DAY_MS

type Opened = { readonly core: OperatorCore; readonly lines: readonly string[]; free(): Promise<number[]> }

/** Runs whose answer or balance differs from the model's. */
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

/** Forgets earlier orders: a repeated order takes effect again. */
const forgetful = (core: OperatorCore): OperatorCore =>
  new Proxy(core, {
    get: (target, name) => {
      if (name !== 'credit') return Reflect.get(target, name).bind(target)
      return (order: Parameters<OperatorCore['credit']>[0]) =>
        target.credit({ ...order, id: freshIds(systemClock.now().getTime())[0] ?? '' })
    },
  })

/** The engine's table of states, compared with what people were promised. */
function walkTable(runs: number, table: Table): Count {
  const result = fc.check(
    fc.property(walks, (walk) => {
      const broken = brokenPromise(table, walk)
      if (broken) throw new Error(broken)
    }),
    { numRuns: runs, endOnFailure: true },
  )
  if (result.failed && table === NEXT)
    process.stderr.write(
      `${(result.errorInstance as Error | null)?.message} in ${JSON.stringify(result.counterexample)}\n`,
    )
  return { tried: runs, bad: result.failed ? 1 : 0 }
}

/** The engine itself on PostgreSQL: one move at a time, with silence, codes, waiting and undoing. */
const walkEngine = (runs: number): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const begin = systemClock.now().toISOString()
    const clock = fixedClock(begin)
    let fault: CoreFault = 'NONE'
    let down = false
    const next = (call: string): CoreFault =>
      down ? 'DOWN' : call === 'charge' || call === 'reserve' ? fault : 'NONE'
    const engine = openEngine({ url, clock, connections: 4, core: (ledger) => withFaults(ledger, { next }) })
    let number = 959_660_000_000
    const activatedAt = new Date(clock.now().getTime() - TENURE_MS)
    const freshLines = async () => {
      clock.set(begin)
      const [line, receiver] = [String((number += 1)), String((number += 1))]
      await makeLineStore(engine.db).put([line, receiver].map((one) => ({ number: one, state: 'ACTIVE' })))
      await engine.keeping.openLines({ numbers: [line, receiver], kyat: PRICE * 2, activatedAt })
      return [line, receiver] as const
    }
    const host = {
      engine,
      clock,
      freshLines,
      goWrong: (one: CoreFault) => (fault = one),
      setDown: (is: boolean) => (down = is),
    }
    try {
      const result = await fc.check(
        fc.asyncProperty(engineWalks, async (walk) => {
          const broken = await brokenStep(host, walk)
          if (broken) throw new Error(broken)
        }),
        { numRuns: runs, examples: ALWAYS_WALKED, endOnFailure: true },
      )
      if (result.failed)
        process.stderr.write(
          `${(result.errorInstance as Error | null)?.message} in ${JSON.stringify(result.counterexample)}\n`,
        )
      return { tried: runs, bad: (result.failed ? 1 : 0) + (await engine.keeping.recount()).length }
    } finally {
      await engine.close()
    }
  })

const sum = (counts: readonly Count[]): Count => ({
  tried: counts.reduce((all, { tried }) => all + tried, 0),
  bad: counts.reduce((all, { bad }) => all + bad, 0),
})

export const faults: readonly Fault[] = [
  {
    name: 'value.model',
    bar: 0,
    attack: async (size) =>
      sum([
        walkTable(MEMORY_RUNS[size], NEXT),
        await inMemory(MEMORY_RUNS[size]),
        await walkEngine(POSTGRES_RUNS[size]),
        await onPostgres(POSTGRES_RUNS[size]),
      ]),
    /** A forgetful core and a table with forbidden arrows: both have to be caught. */
    control: async () => {
      const both = [await inMemory(2_000, forgetful), walkTable(2_000, WRONG_TABLE)]
      return { ...sum(both), bad: Math.min(...both.map(({ bad }) => bad)) }
    },
  },
]
