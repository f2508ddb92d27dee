import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { withFaults, type CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { STANDARD_RULES } from '#modules/rules/rules.builder.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { judgeMoves } from './value/judge-moves.ts'
import { startPrivateCluster } from './value/private-cluster.ts'
import { startLoad, toldBy, type Told } from './value/load.ts'
import { makePersons, PRICE, productOf, withSite, type Person, type Site } from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'

type Kills = {
  readonly kills: number
  /** Told to be done, at the least, over all kills. */ readonly moves: number
}

const KILLS: Record<Size, Kills> = { ci: { kills: 2, moves: 100 }, full: { kills: 100, moves: 50_000 } }
const FEW: Kills = { kills: 2, moves: 20 }
const CLIENTS = 8
/** Half of what a line may buy in a day without a code, because the load continues after the last kill. */
const MOVES_OF_ONE = STANDARD_RULES['purchase.code'].aboveKyat / PRICE / 2
/** Small loads run for seconds too. */
const LEAST_PERSONS = CLIENTS * 10
const personsFor = (moves: number) => Math.max(LEAST_PERSONS, Math.ceil(moves / MOVES_OF_ONE))
const LOAD_MS = 500
const RICH = PRICE * 1_000_000
/** Beyond every deadline, including those of a worker whose clock is ahead. */
const ENOUGH_MS = 3 * 3_600_000

const boughtBy = async (engine: Engine, id: string, { number }: Person): Promise<Told> => {
  const answer = await engine.buy(id, number, productOf(id))
  return toldBy(answer.ok ? 'SUCCESS' : answer.code)
}

/** The process after the crash: a worker whose clock says that everything is due. */
async function followUp(url: string): Promise<Engine> {
  const clock = fixedClock(new Date(systemClock.now().getTime() + ENOUGH_MS).toISOString())
  const engine = openEngine({ url, clock })
  while ((await engine.reconcile()) > 0);
  return engine
}

const killApi = ({ kills, moves }: Kills, way: Way, guarded = true): Promise<Count> =>
  withOwnDatabase((url) => {
    const work = async ({ db, buy, kill, start }: Site): Promise<Count> => {
      const persons = await makePersons(db, personsFor(moves), RICH)
      const load = startLoad({
        clients: CLIENTS,
        persons,
        buy: async (person, id) => toldBy((await buy(person, id, undefined, productOf(id))).code),
        tries: guarded ? 400 : 1,
      })
      for (let at = 1; at <= kills; at += 1) {
        await load.until((moves * at) / kills, LOAD_MS)
        await kill()
        if (!guarded && at === kills) load.stop()
        await start()
      }
      await sleep(LOAD_MS)
      const asked = await load.end()
      const engine = guarded ? await followUp(url) : openEngine({ url, clock: systemClock })
      const count = await judgeMoves(engine, asked, persons, RICH)
      await engine.close()
      return count
    }
    return withSite(url, work, { way })
  })

const MIX: readonly CoreFault[] = ['NONE', 'SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT', 'NONE']

/** Moves end in silence all the time, and the worker that asks about them is killed repeatedly. */
const killWorker = ({ kills, moves }: Kills, guarded: boolean): Promise<Count> =>
  withOwnDatabase(async (url) => {
    let turn = 0
    const core = {
      next: (call: string): CoreFault =>
        call === 'charge' ? (MIX[(turn += 1) % MIX.length] ?? 'NONE') : 'NONE',
    }
    const engine = openEngine({ url, clock: systemClock, core: (ledger) => withFaults(ledger, core) })
    try {
      const persons = await makePersons(engine.db, personsFor(moves), RICH)
      const load = startLoad({
        clients: CLIENTS,
        persons,
        buy: (person, id) => boughtBy(engine, id, person),
        tries: 1,
      })
      for (let at = 1; at <= kills && guarded; at += 1)
        await worker(url, () => load.until((moves * at) / kills, LOAD_MS))
      if (!guarded) await sleep(LOAD_MS)
      const asked = await load.end()
      const last = guarded ? await followUp(url) : engine
      const count = await judgeMoves(last, asked, persons, RICH)
      if (last !== engine) await last.close()
      return count
    } finally {
      await engine.close()
    }
  })

async function worker(url: string, life: () => Promise<void>): Promise<void> {
  const args = ['faults/value/worker-host.ts', `--url=${url}`]
  const child = spawn('node', args, { cwd: root, env: toolEnv(), stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await life()
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** The commit is acknowledged at once, and nothing else writes it out. */
const FORGETFUL = ['synchronous_commit=off', 'wal_buffers=64MB', 'bgwriter_lru_maxpages=0', 'autovacuum=off']

/** `forgetful` acknowledges before the disk has it: a crash then loses what somebody was told. */
async function killPostgres({ kills, moves }: Kills, way: Way, forgetful = false): Promise<Count> {
  const cluster = await startPrivateCluster(forgetful ? FORGETFUL : [])
  try {
    await runMigrations(cluster.url)
    const engine = openEngine({ url: cluster.url, clock: systemClock, way })
    const persons = await makePersons(engine.db, personsFor(moves), RICH)
    if (forgetful) await cluster.stopWalWriter()
    const load = startLoad({
      clients: CLIENTS,
      persons,
      buy: (person, id) => boughtBy(engine, id, person),
      tries: 400,
    })
    for (let at = 1; at <= kills; at += 1) {
      await load.until((moves * at) / kills, LOAD_MS)
      if (forgetful) load.stop()
      await cluster.kill()
      await cluster.start()
    }
    await sleep(forgetful ? 0 : LOAD_MS)
    const asked = await load.end()
    await engine.close()
    const last = await followUp(cluster.url)
    const count = await judgeMoves(last, asked, persons, RICH)
    await last.close()
    return count
  } finally {
    await cluster.close()
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'value.kill-api',
    bar: 0,
    attack: (size) => onBothWays(KILLS[size], killApi),
    control: () => killApi(FEW, 'two-phase', false),
  },
  {
    name: 'value.kill-worker',
    bar: 0,
    attack: (size) => killWorker(KILLS[size], true),
    control: () => killWorker(FEW, false),
  },
  {
    name: 'value.kill-postgres',
    bar: 0,
    attack: (size) => onBothWays(KILLS[size], killPostgres),
    control: () => killPostgres({ kills: 1, moves: 0 }, 'two-phase', true),
  },
]
