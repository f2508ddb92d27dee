import { setTimeout as sleep } from 'node:timers/promises'
import { STANDARD_RULES } from '#modules/rules/rules.builder.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Count, Fault, Size } from './fault.ts'
import { chargesOf, leftToRenew, makeDueLines, type Charged, type DueLine } from './jobs/due-lines.ts'
import { MOST_PURCHASES, purchasesBeside } from './jobs/purchases-beside.ts'
import { startWorkerProcess, type WorkerProcess } from './jobs/worker-process.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { asItIs, asItWas, LONGER_THAN_A_LEASE_MS, makeDue } from './value/renewals.ts'
import { makePersons, PRICE, withSite, type Site } from './value/site.ts'

type Much = {
  readonly renewals: number
  readonly kills: number
  readonly betweenKillsMs: number
  /** Longer than a worker may be silent before its jobs go to another. */
  readonly standsStillMs: number
  readonly stops: number
  /**
   * Of each worker while people buy. A small run would be over before the first kill; a full one leaves room for people on two
   * cores. What is left when nobody is measured any more is done at full speed.
   */
  readonly perSecond: number
}

const MUCH: Record<Size, Much> = {
  ci: { renewals: 300, kills: 2, betweenKillsMs: 2_000, standsStillMs: 16_000, stops: 60, perSecond: 25 },
  full: {
    renewals: 100_000,
    kills: 10,
    betweenKillsMs: 10_000,
    standsStillMs: 45_000,
    stops: 2_000,
    perSecond: 40,
  },
}
const KYAT = PRICE * 5
const SLOWER_AT_MOST = 1.3
/** The measured turns end before the last few are left: an idle worker proves nothing. */
const ENOUGH_LEFT = 0.05
const TOO_LONG_MS = 30 * 60_000
const SAID = 5
const BUYERS = Math.ceil((MOST_PURCHASES * PRICE) / STANDARD_RULES['purchase.code'].aboveKyat)

type Owner = DueLine & { told?: string | null }

/** Two workers, one of which dies again and again while the other stands still, and owners who stop beside them. */
async function chaos(url: string, engine: Engine, owners: readonly Owner[], much: Much) {
  const { kills, betweenKillsMs, standsStillMs, stops, perSecond } = much
  const settings = { perSecond }
  const slow = await startWorkerProcess(url, settings)
  let mortal = await startWorkerProcess(url, settings)
  const { stop } = asItIs(engine, systemClock)
  const killing = async () => {
    for (let times = 0; times < kills; times += 1) {
      await sleep(betweenKillsMs)
      await mortal.kill()
      mortal = await startWorkerProcess(url, settings)
    }
  }
  const standing = async () => {
    await sleep(betweenKillsMs / 2)
    slow.pause()
    await sleep(standsStillMs)
    slow.goOn()
  }
  const stopping = async () => {
    const every = Math.floor(owners.length / stops)
    const apartMs = (kills * betweenKillsMs) / stops
    for (const owner of owners.filter((_, at) => at % every === 0)) {
      owner.told = await stop(owner.line, owner.id)
      await sleep(apartMs)
    }
  }
  await Promise.all([killing(), standing(), stopping()])
  return [slow, mortal] as const
}

function wrongWith({ told }: Owner, found: Charged | undefined, wasStopped: boolean): string | null {
  if (!found) return 'the line is gone'
  const { taken, moves } = found
  if (taken !== moves.length * PRICE) return `${taken} taken in ${moves.length} moves`
  if (moves.length > 1) return 'charged twice'
  if (!wasStopped) return moves.length === 1 ? null : 'not renewed'
  return moves.some((move) => move !== told) ? 'charged after the stop' : null
}

async function attack(size: Size): Promise<Count> {
  const much = MUCH[size]
  return withOwnDatabase((url) =>
    withSite(url, async (site) => {
      const engine = openEngine({ url, clock: systemClock, connections: 4 })
      try {
        const owners: Owner[] = await makeDueLines(engine.db, much.renewals, KYAT)
        let workers: readonly WorkerProcess[] = await chaos(url, engine, owners, much)
        try {
          const slower = size === 'full' ? await isTooSlow(site, workers, much) : 0
          if (size === 'full') workers = await atFullSpeed(url, workers)
          const end = performance.now() + TOO_LONG_MS
          while ((await leftToRenew(engine.db)) > 0 && performance.now() < end) await sleep(500)
          const wrong = await judge(engine, owners)
          for (const why of wrong.slice(0, SAID)) process.stderr.write(`${why}\n`)
          const sums = await engine.keeping.recount()
          return { tried: owners.length, bad: wrong.length + sums.length + slower }
        } finally {
          for (const worker of workers) await worker.close()
        }
      } finally {
        await engine.close()
      }
    }),
  )
}

async function atFullSpeed(url: string, before: readonly WorkerProcess[]): Promise<readonly WorkerProcess[]> {
  for (const worker of before) await worker.close()
  return [await startWorkerProcess(url), await startWorkerProcess(url)]
}

async function isTooSlow(
  site: Site,
  workers: Parameters<typeof purchasesBeside>[2],
  { renewals }: Much,
): Promise<number> {
  const persons = await makePersons(site.db, BUYERS, STANDARD_RULES['purchase.code'].aboveKyat)
  const isOver = async () => (await leftToRenew(site.db)) < renewals * ENOUGH_LEFT
  const { meanwhile, alone, ratio } = await purchasesBeside(site, persons, workers, isOver)
  process.stderr.write(
    `purchases p99 ${meanwhile.toFixed(1)} ms meanwhile, ${alone.toFixed(1)} ms alone: ${ratio.toFixed(2)}\n`,
  )
  return ratio <= SLOWER_AT_MOST ? 0 : 1
}

async function judge({ db }: Engine, owners: readonly Owner[]): Promise<string[]> {
  const found = await chargesOf(db, owners, KYAT)
  return owners.flatMap((owner) => {
    const why = wrongWith(owner, found.get(owner.line), 'told' in owner)
    return why === null ? [] : [`${owner.line}, told ${owner.told ?? 'nothing'}: ${why}`]
  })
}

const FEW = 50

/** Rows leased by each worker for itself, with an id made from its own copy: the slow one and its follower both charge. */
const leased = (): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const clock = fixedClock(systemClock.now().toISOString())
    const engine = openEngine({ url, clock, way: 'two-phase' })
    try {
      const persons = await makePersons(engine.db, FEW, KYAT)
      const owners = await makeDue(
        engine,
        clock,
        persons.map(({ number }) => number),
      )
      const gate = Promise.withResolvers<void>()
      const { worker } = asItWas(engine, clock)
      const slow = worker(async (kind, asked) => {
        await gate.promise
        return engine.value.start(kind, { ...asked, id: asked.id })
      })()
      await sleep(500)
      clock.forward(LONGER_THAN_A_LEASE_MS)
      const follower = worker(engine.value.start)()
      await sleep(200)
      gate.resolve()
      await Promise.all([slow, follower])
      const wrong = await judge(engine, owners)
      return { tried: owners.length, bad: wrong.length }
    } finally {
      await engine.close()
    }
  })

export const faults: readonly Fault[] = [{ name: 'jobs.due', bar: 0, attack, control: leased }]
