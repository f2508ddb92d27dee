import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { withFaults } from '#adapters/core-simulator/with-faults.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { randomFrom, weighed, type Random } from './value/random.ts'
import {
  allTaken,
  asItIs,
  asItWas,
  LONGER_THAN_A_LEASE_MS,
  makeDue,
  type Due,
  type Renewing,
} from './value/renewals.ts'
import { makePersons, PRICE } from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'

const RENEWALS: Record<Size, number> = { ci: 200, full: 10_000 }
/** Lines whose renewals are due together: two workers take fifty each. */
const WAVE = 100
const WORKERS = 2
const KYAT = PRICE * 5
const SEED = 13
/** How many of the wrong ones are named. */
const SAID = 5
/** How often an outside core is silent. */
const SILENT = 0.04

const STOPS = { NEVER: 50, BEFORE: 12, MEANWHILE: 28, AFTER: 10 } as const
type Owner = Due & { readonly stops: keyof typeof STOPS; told?: string | null }
type Start = Engine['value']['start']

/**
 * One wave: slow workers take everything and stall, their deadlines pass, others take it again, then all of them work at once while
 * owners stop their renewals. A stop happens right beside the step that would charge.
 */
async function wave(engine: Engine, renewing: Renewing, owners: readonly Owner[], host: Host): Promise<void> {
  const { clock, random } = host
  const gate = Promise.withResolvers<void>()
  const byLine = new Map(owners.map((owner) => [owner.line, owner]))
  const stop = async (owner: Owner) => {
    owner.told = await renewing.stop(owner.line, owner.id)
  }
  const beside: Start = async (kind, asked) => {
    const owner = byLine.get(asked.line)
    const stopsNow = owner?.stops === 'MEANWHILE' && !('told' in owner)
    if (stopsNow) owner.told = null
    const apart = random() * 12
    const [answer] = await Promise.all([
      engine.value.start(kind, asked),
      stopsNow && sleep(apart).then(() => stop(owner)),
    ])
    return answer
  }
  const slow: Start = async (kind, asked) => {
    await gate.promise
    return beside(kind, asked)
  }
  const first = Array.from({ length: WORKERS }, () => renewing.worker(slow)())
  await allTaken(engine, clock, owners)
  for (const owner of owners) if (owner.stops === 'BEFORE') await stop(owner)
  clock.forward(LONGER_THAN_A_LEASE_MS)
  const second = Array.from({ length: WORKERS }, () => renewing.worker(beside)())
  await sleep(random() * 30)
  gate.resolve()
  await Promise.all([...first, ...second])
  for (const owner of owners) if (owner.stops === 'AFTER') await stop(owner)
}

type Host = { readonly clock: ReturnType<typeof fixedClock>; readonly random: Random }

/** Asks about silent moves and retries failed ones until nothing is left to do. */
async function settleAll(engine: Engine, renewing: Renewing, { clock }: Host): Promise<void> {
  const again = renewing.worker(engine.value.start)
  for (let round = 0; round < 4; round += 1) {
    clock.forward(LONGER_THAN_A_LEASE_MS)
    while ((await engine.reconcile()) > 0);
    while ((await again()) > 0);
  }
}

/** Bad: charged twice, charged after a stop that named no move, or not renewed though nobody stopped it. */
async function judge({ db }: Engine, owners: readonly Owner[]): Promise<string[]> {
  const lines = owners.map(({ line }) => line)
  const { rows } = await sql<{ line: string; taken: number; moves: string[]; on: number }>`
    select a.owner as line, (${KYAT} - a.balance)::int as taken,
      array(select m.id::text from value_move m where m.line = a.owner and m.state = 'COMPLETED') as moves,
      (select count(*)::int from subscription s where s.line = a.owner and s.auto_renew) as on
    from ledger.bucket a where a.owner = any(${lines}) and a.source = 'MAIN'`.execute(db)
  const found = new Map(rows.map((row) => [row.line, row]))
  return owners.flatMap((owner) => {
    const why = wrongWith(owner, found.get(owner.line))
    return why === null ? [] : [`${owner.line} ${owner.stops} told ${owner.told ?? 'nothing'}: ${why}`]
  })
}

type Found = { readonly taken: number; readonly moves: readonly string[]; readonly on: number }

function wrongWith({ stops, told }: Owner, found: Found | undefined): string | null {
  if (!found) return 'the line is gone'
  const { taken, moves, on } = found
  if (taken !== moves.length * PRICE) return `${taken} taken in ${moves.length} moves`
  if (moves.length > 1) return 'charged twice'
  if (stops === 'NEVER') return moves.length === 1 && on === 1 ? null : 'not renewed'
  if (on > 0) return 'stopped, and renews on'
  return moves.some((move) => move !== told) ? 'charged after the stop' : null
}

const renewOnce =
  (how: (engine: Engine, clock: Host['clock']) => Renewing) =>
  (renewals: number, way: Way): Promise<Count> =>
    withOwnDatabase(async (url) => {
      const host: Host = { clock: fixedClock(systemClock.now().toISOString()), random: randomFrom(SEED) }
      const next = (call: string) => {
        if (call !== 'charge' || host.random() > SILENT) return 'NONE'
        return host.random() < 0.5 ? 'SILENT_AFTER_EFFECT' : 'SILENT_BEFORE_EFFECT'
      }
      const engine = openEngine({
        url,
        way,
        clock: host.clock,
        connections: 12,
        ...(way === 'two-phase' && { core: (ledger) => withFaults(ledger, { next }) }),
      })
      try {
        const renewing = how(engine, host.clock)
        const all: Owner[] = []
        for (let done = 0; done < renewals; done += WAVE) {
          const persons = await makePersons(engine.db, WAVE, KYAT)
          const due = await makeDue(
            engine,
            host.clock,
            persons.map(({ number }) => number),
          )
          const owners = due.map((one): Owner => ({ ...one, stops: weighed(host.random, STOPS) }))
          await wave(engine, renewing, owners, host)
          await settleAll(engine, renewing, host)
          all.push(...owners)
        }
        const wrong = await judge(engine, all)
        if (how === asItIs) for (const why of wrong.slice(0, SAID)) process.stderr.write(`${why}\n`)
        return { tried: all.length, bad: wrong.length + (await engine.keeping.recount()).length }
      } finally {
        await engine.close()
      }
    })

export const faults: readonly Fault[] = [
  {
    name: 'value.renew-once',
    bar: 0,
    attack: (size) => onBothWays(RENEWALS[size] / 2, renewOnce(asItIs)),
    control: () => renewOnce(asItWas)(100, 'two-phase'),
  },
]
