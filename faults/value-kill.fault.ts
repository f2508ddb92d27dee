import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { withFaults, type CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { startPrivateCluster } from './value/private-cluster.ts'
import { mainBalance, makePersons, newKey, PRICE, withSite, type Person } from './value/site.ts'

const KILLS: Record<Size, number> = { ci: 2, full: 100 }
const CLIENTS = 8
const LOAD_MS = 500
const RICH = PRICE * 1_000_000
/** Beyond every lease, also those of a worker that runs ahead. */
const ENOUGH_MS = 3 * 3_600_000

/** What one client asked for, and what it was told. */
type Asked = { readonly id: string; readonly line: string; acked: boolean }

/** `TOLD`: it is being checked, and the client waits for its SMS. */
type Told = 'DONE' | 'TOLD' | 'NOTHING'

/** Buys until told to stop, each intent with its own id until it has an answer. */
async function client(
  person: Person,
  buy: (id: string) => Promise<Told>,
  stop: () => boolean,
  tries: number,
): Promise<Asked[]> {
  const asked: Asked[] = []
  while (!stop()) {
    const one: Asked = { id: newKey(), line: person.number, acked: false }
    asked.push(one)
    for (let at = 0; at < tries; at += 1) {
      const told = await buy(one.id).catch((): Told => 'NOTHING')
      one.acked = told === 'DONE'
      if (told !== 'NOTHING') break
      await sleep(50)
    }
  }
  return asked
}

/** Only these say that nothing is known of the intent; it is asked again with its own id. */
const toldBy = (code: string): Told => {
  if (code === 'SUCCESS') return 'DONE'
  return code === 'INTERNAL' || code === 'UPSTREAM_DOWN' ? 'NOTHING' : 'TOLD'
}

const boughtBy = async (engine: Engine, id: string, { number }: Person): Promise<Told> => {
  const answer = await engine.buy(id, number)
  return toldBy(answer.ok ? 'SUCCESS' : answer.code)
}

/** Lost: told it is done and it is not. Doubled or stuck: the balance or the state says another thing. */
async function judge(engine: Engine, asked: readonly Asked[], persons: readonly Person[]): Promise<Count> {
  let bad = (await engine.keeping.recount()).length
  const done = new Map<string, number>()
  for (const { id, line, acked } of asked) {
    const move = await engine.value.findAny(id)
    if (move?.state === 'COMPLETED') done.set(line, (done.get(line) ?? 0) + 1)
    if (acked && move?.state !== 'COMPLETED') bad += 1
    if (move && !['COMPLETED', 'FAILED'].includes(move.state)) bad += 1
  }
  for (const { number } of persons) {
    if ((await mainBalance(engine.db, number)) !== RICH - PRICE * (done.get(number) ?? 0)) bad += 1
  }
  return { tried: asked.filter(({ acked }) => acked).length, bad }
}

/** Whoever comes after the crash: a worker whose clock says that all is due. */
async function followUp(url: string): Promise<Engine> {
  const clock = fixedClock(new Date(systemClock.now().getTime() + ENOUGH_MS).toISOString())
  const engine = openEngine({ url, clock })
  while ((await engine.reconcile()) > 0);
  return engine
}

const killApi = (kills: number, guarded: boolean): Promise<Count> =>
  withOwnDatabase((url) =>
    withSite(url, async ({ db, buy, kill, start }) => {
      const persons = await makePersons(db, CLIENTS, RICH)
      let over = false
      const bought = async (person: Person, id: string) => toldBy((await buy(person, id)).code)
      const clients = persons.map((person) =>
        client(
          person,
          (id) => bought(person, id),
          () => over,
          guarded ? 400 : 1,
        ),
      )
      for (let at = 0; at < kills; at += 1) {
        await sleep(LOAD_MS)
        await kill()
        if (!guarded && at === kills - 1) over = true
        await start()
      }
      await sleep(LOAD_MS)
      over = true
      const asked = (await Promise.all(clients)).flat()
      const engine = guarded ? await followUp(url) : openEngine({ url, clock: systemClock })
      const count = await judge(engine, asked, persons)
      await engine.close()
      return count
    }),
  )

const MIX: readonly CoreFault[] = ['NONE', 'SILENT_AFTER_EFFECT', 'SILENT_BEFORE_EFFECT', 'NONE']

/** Moves end in silence all the time, and the worker that asks about them is killed again and again. */
const killWorker = (kills: number, guarded: boolean): Promise<Count> =>
  withOwnDatabase(async (url) => {
    let turn = 0
    const core = {
      next: (call: string): CoreFault =>
        call === 'charge' ? (MIX[(turn += 1) % MIX.length] ?? 'NONE') : 'NONE',
    }
    const engine = openEngine({ url, clock: systemClock, core: (ledger) => withFaults(ledger, core) })
    try {
      const persons = await makePersons(engine.db, CLIENTS, RICH)
      let over = false
      const clients = persons.map((person) =>
        client(
          person,
          (id) => boughtBy(engine, id, person),
          () => over,
          1,
        ),
      )
      for (let at = 0; at < kills && guarded; at += 1) await worker(url, LOAD_MS)
      if (!guarded) await sleep(LOAD_MS)
      over = true
      const asked = (await Promise.all(clients)).flat()
      const last = guarded ? await followUp(url) : engine
      const count = await judge(last, asked, persons)
      if (last !== engine) await last.close()
      return { tried: asked.length, bad: count.bad }
    } finally {
      await engine.close()
    }
  })

async function worker(url: string, livesMs: number): Promise<void> {
  const args = ['faults/value/worker-host.ts', `--url=${url}`]
  const child = spawn('node', args, { cwd: root, env: toolEnv(), stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await sleep(livesMs)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** `forgetful` answers before the disk has it: what a crash then takes was told to somebody. */
async function killPostgres(kills: number, forgetful: boolean): Promise<Count> {
  const cluster = await startPrivateCluster(
    forgetful ? ['synchronous_commit=off', 'wal_writer_delay=10s'] : [],
  )
  try {
    await runMigrations(cluster.url)
    const engine = openEngine({ url: cluster.url, clock: systemClock })
    const persons = await makePersons(engine.db, CLIENTS, RICH)
    let over = false
    const clients = persons.map((person) =>
      client(
        person,
        (id) => boughtBy(engine, id, person),
        () => over,
        400,
      ),
    )
    for (let at = 0; at < kills; at += 1) {
      await sleep(LOAD_MS)
      if (forgetful) over = true
      await cluster.kill()
      await cluster.start()
    }
    await sleep(forgetful ? 0 : LOAD_MS)
    over = true
    const asked = (await Promise.all(clients)).flat()
    await engine.close()
    const last = await followUp(cluster.url)
    const count = await judge(last, asked, persons)
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
    attack: (size) => killApi(KILLS[size], true),
    control: () => killApi(2, false),
  },
  {
    name: 'value.kill-worker',
    bar: 0,
    attack: (size) => killWorker(KILLS[size], true),
    control: () => killWorker(1, false),
  },
  {
    name: 'value.kill-postgres',
    bar: 0,
    attack: (size) => killPostgres(KILLS[size], false),
    control: () => killPostgres(1, true),
  },
]
