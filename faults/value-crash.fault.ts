import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { withFaults } from '#adapters/core-simulator/with-faults.ts'
import { CRASH_POINTS, type CrashPoint } from '#modules/value/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine } from './value/engine.ts'
import { NO_CLASH } from './value/guards-off.ts'
import { mainBalance, makePersons, newKey, PRICE } from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'

const AT_ONCE = 10
/** Deaths at each point. */
const HOSTS: Record<Size, number> = { ci: 1, full: 5 }
const SILENCES: Record<Size, number> = { ci: 50, full: 2_000 }
const ENOUGH_MS = 15 * 60_000
/** The host's exit code when no move reached its point. */
const NOBODY_CAME = 3

type Death = {
  readonly url: string
  readonly way: Way
  readonly point: CrashPoint
  readonly lines: readonly string[]
  /** One receiver each, because gifts to the same line wait for each other. */
  readonly receivers: readonly string[]
}

/** Null when no move of this way passes that point. */
async function dieAt({ url, way, point, lines, receivers }: Death): Promise<string[] | null> {
  const args = [
    'faults/value/crash-host.ts',
    `--url=${url}`,
    `--way=${way}`,
    `--point=${point}`,
    `--lines=${lines.join(',')}`,
    `--receivers=${receivers.join(',')}`,
  ]
  const child = spawn('node', args, { cwd: root, env: toolEnv(), stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code === NOBODY_CAME && way === 'one-trip') return null
  if (signal !== 'SIGKILL') throw new Error(`nobody came by ${point}`)
  return said.trim().split(',')
}

type Crashes = { readonly hosts: number; readonly points: readonly CrashPoint[]; readonly guarded: boolean }

/** Gifts whose process died at every named point; then another process looks at them. Bad: not ended, or not once. */
const crashPoints = ({ hosts, points, guarded }: Crashes, way: Way): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const clock = fixedClock(systemClock.now().toISOString())
    const engine = openEngine({ url, clock, way })
    try {
      const receivers = (await makePersons(engine.db, AT_ONCE, 0)).map(({ number }) => number)
      let tried = 0
      let bad = 0
      for (const point of points) {
        for (let host = 0; host < hosts; host += 1) {
          const persons = await makePersons(engine.db, AT_ONCE, PRICE * 2)
          const numbers = persons.map(({ number }) => number)
          const death = { url, way, point, lines: numbers, receivers }
          const ids = await dieAt(death)
          if (ids === null) break
          if (guarded) {
            clock.set(new Date(systemClock.now().getTime() + ENOUGH_MS).toISOString())
            while ((await engine.reconcile()) > 0);
            await engine.keeping.expireHolds()
          }
          for (const [at, id] of ids.entries()) {
            tried += 1
            if (!(await isSettled(engine, id, numbers[at] ?? ''))) bad += 1
          }
        }
      }
      return { tried, bad: bad + (await engine.keeping.recount()).length }
    } finally {
      await engine.close()
    }
  })

/** Ended with a balance that matches the state; or never started, with nothing taken. */
async function isSettled(
  { db, value, core }: ReturnType<typeof openEngine>,
  id: string,
  line: string,
): Promise<boolean> {
  const move = await value.findAny(id)
  const left = await mainBalance(db, line)
  const held = (await core.line(line))?.buckets[0]?.reserved ?? Number.NaN
  if (held !== 0) return false
  if (!move) return left === PRICE * 2
  if (move.state === 'COMPLETED') return left === PRICE
  return ['FAILED', 'EXPIRED', 'CANCELLED'].includes(move.state) && left === PRICE * 2
}

/** The core acts without answering. Bad: not taken exactly once, or never reported. */
const timeoutAfterEffect = (times: number, guarded: boolean): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const clock = fixedClock(systemClock.now().toISOString())
    const engine = openEngine({
      url,
      clock,
      core: (ledger) =>
        withFaults(ledger, { next: (call) => (call === 'charge' ? 'SILENT_AFTER_EFFECT' : 'NONE') }),
    })
    try {
      if (!guarded) for (const statement of NO_CLASH) await sql.raw(statement).execute(engine.db)
      const persons = await makePersons(engine.db, times, PRICE * 3)
      for (let at = 0; at < times; at += 25) {
        await Promise.all(
          persons.slice(at, at + 25).map(async ({ number }) => {
            const answer = await engine.buy(newKey(), number)
            // A hasty client without clash detection asks again as if the first had not happened.
            if (!guarded && !answer.ok) await engine.buy(newKey(), number)
          }),
        )
      }
      clock.forward(60_000)
      while ((await engine.reconcile()) > 0);
      let bad = (await engine.keeping.recount()).length
      for (const { number } of persons) if ((await mainBalance(engine.db, number)) !== PRICE * 2) bad += 1
      const open = await engine.db
        .selectFrom('value_move')
        .select('id')
        .where('state', '<>', 'COMPLETED')
        .execute()
      return { tried: times, bad: bad + open.length }
    } finally {
      await engine.close()
    }
  })

export const faults: readonly Fault[] = [
  {
    name: 'value.crash-points',
    bar: 0,
    attack: (size) => onBothWays({ hosts: HOSTS[size], points: CRASH_POINTS, guarded: true }, crashPoints),
    control: () => crashPoints({ hosts: 1, points: ['after-core'], guarded: false }, 'two-phase'),
  },
  {
    name: 'value.timeout-after-effect',
    bar: 0,
    attack: (size) => timeoutAfterEffect(SILENCES[size], true),
    control: () => timeoutAfterEffect(25, false),
  },
]
