import { makeEnsureMonths } from '#platform/db/months.ts'
import { MONTHLY_TABLES } from '#apps/worker/monthly-tables.ts'
import fc from 'fast-check'
import { newMoveId } from '#contracts/move-id.ts'
import { makeLineStore } from '#modules/identity/index.ts'
import { makeUndoKind } from '#modules/purchases/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { PRODUCTS, stories, type UndoStory } from './undo/deeds.ts'
import { engineShop } from './undo/engine-shop.ts'
import { MemoryShop } from './undo/memory-shop.ts'
import { brokenUndo, type Shop } from './undo/shop.ts'
import { openEngine } from './value/engine.ts'
import { onBothWays, type Way } from './value/way.ts'
import { PRICE } from './value/site.ts'

const MEMORY_RUNS: Record<Size, number> = { ci: 1_000, full: 97_000 }
const POSTGRES_RUNS: Record<Size, number> = { ci: 500, full: 3_000 }
const CAP_LINES: Record<Size, number> = { ci: 5, full: 500 }
const AT_ONCE = 50
/** Fifty attempts on ten purchases: each is requested five times. */
const PURCHASES = 10
const PER_MONTH = 3
const MINUTE_MS = 60_000
const TENURE_MS = 90 * 86_400_000

/** Stories after which a line has more or less than was paid for. */
async function tell(runs: number, open: (story: UndoStory) => Promise<Shop>): Promise<Count> {
  const count = { undone: 0 }
  const { failed, counterexample, errorInstance } = await fc.check(
    fc.asyncProperty(stories, async (story) => {
      const broken = await brokenUndo(await open(story), story, count)
      if (broken) throw new Error(broken)
    }),
    { numRuns: runs, endOnFailure: true },
  )
  if (failed)
    process.stderr.write(`${(errorInstance as Error | null)?.message} in ${JSON.stringify(counterexample)}\n`)
  // One in six stories does, so that five hundred of them never come as low by chance.
  if (!failed && count.undone < runs / 10)
    throw new Error(`only ${count.undone} of ${runs} stories undid anything`)
  return { tried: runs, bad: failed ? 1 : 0 }
}

const inMemory = (runs: number, movesLater = true): Promise<Count> => {
  const now = systemClock.now().getTime()
  return tell(
    runs,
    async ({ startMinute }) =>
      new MemoryShop(new Date(now + startMinute * MINUTE_MS).toISOString(), movesLater),
  )
}

const onPostgres = (runs: number): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const begin = systemClock.now().toISOString()
    const clock = fixedClock(begin)
    const engine = openEngine({ url, clock, connections: 4, products: PRODUCTS })
    let number = 959_670_000_000
    try {
      await makeEnsureMonths({ db: engine.db, clock })(MONTHLY_TABLES)
      const { tried, bad } = await tell(runs, () => {
        clock.set(begin)
        const next = () => String((number += 1))
        return engineShop(engine, clock, [next(), next(), next()])
      })
      return { tried, bad: bad + (await engine.keeping.recount()).length }
    } finally {
      await engine.close()
    }
  })

/** Lines with more than three undos, or with another refund than these. */
const race = (lines: number, way: Way, undo = makeUndoKind(standardRules())): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const engine = openEngine({ url, clock: systemClock, way, undo })
    const newId = () => newMoveId(systemClock.now().getTime())
    const activatedAt = new Date(systemClock.now().getTime() - TENURE_MS)
    let bad = 0
    try {
      for (let at = 0; at < lines; at += 1) {
        const line = String(959_680_000_000 + at)
        await makeLineStore(engine.db).put([{ number: line, state: 'ACTIVE' }])
        await engine.keeping.openLines({ numbers: [line], kyat: PURCHASES * PRICE, activatedAt })
        const ids = Array.from({ length: PURCHASES }, newId)
        for (const id of ids) await engine.buy(id, line)
        const tries = Array.from({ length: AT_ONCE }, (_, one) => ids[one % PURCHASES] ?? '')
        const answers = await Promise.all(tries.map((id) => engine.undo(newId(), line, id)))
        const passed = answers.filter(({ ok }) => ok).length
        const known = await engine.core.line(line)
        const kyat = known?.buckets.find(({ source }) => source === 'MAIN')?.balance
        if (passed !== PER_MONTH || kyat !== PER_MONTH * PRICE) bad += 1
      }
      return { tried: lines, bad: bad + (await engine.keeping.recount()).length }
    } finally {
      await engine.close()
    }
  })

/** Counts only undos that have ended. */
const countingEnded = makeUndoKind(standardRules(), async (tx, line) => {
  const { count } = await tx
    .selectFrom('subscription')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('line', '=', line)
    .where('status', '=', 'REVERSED')
    .executeTakeFirstOrThrow()
  return count
})

export const faults: readonly Fault[] = [
  {
    name: 'value.undo-economy',
    bar: 0,
    attack: async (size) => {
      const memory = await inMemory(MEMORY_RUNS[size])
      const postgres = await onPostgres(POSTGRES_RUNS[size])
      return { tried: memory.tried + postgres.tried, bad: memory.bad + postgres.bad }
    },
    /** What was queued behind does not move. */
    control: () => inMemory(2_000, false),
  },
  {
    name: 'value.undo-cap',
    bar: 0,
    attack: (size) => onBothWays(CAP_LINES[size], race),
    // In one transaction an undo has ended before the next is counted; only an outside core leaves time for the mistake.
    control: () => race(CAP_LINES.ci, 'two-phase', countingEnded),
  },
]
