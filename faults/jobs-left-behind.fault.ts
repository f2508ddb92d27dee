import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '#platform/clock/clock.ts'
import { root } from '../scripts/root.ts'
import { toolEnv } from '../scripts/run/run-command.ts'
import type { Count, Fault, Size } from './fault.ts'
import { makeDueLines, type DueLine } from './jobs/due-lines.ts'
import { startWorkerProcess } from './jobs/worker-process.ts'
import { withOwnDatabase } from './own-database.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { PRICE, seedShop } from './value/site.ts'

type Much = { readonly processes: number; readonly each: number }

const MUCH: Record<Size, Much> = { ci: { processes: 2, each: 50 }, full: { processes: 10, each: 1_000 } }
const FEW: Much = { processes: 1, each: 20 }
const RICH = PRICE * 10_000
/** A move whose process died is looked at after fifteen seconds; this is for the slowest machine. */
const WITHIN_MS = 15 * 60_000
const SHORTLY_MS = 30_000

/** Begins so many moves in a process of its own, and kills it when all of them stand still. */
async function abandon(url: string, first: number, count: number): Promise<void> {
  const args = ['faults/jobs/abandoning-host.ts', `--url=${url}`, `--first=${first}`, `--count=${count}`]
  const child = spawn('node', args, { cwd: root, env: toolEnv(), stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('the process ended before it was killed')
    }),
  ])
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function openMoves({ db }: Engine): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from value_move
    where state not in ('COMPLETED', 'FAILED')`.execute(db)
  return rows[0]?.open ?? 0
}

type Found = { readonly line: string; readonly isOpen: boolean }

/** Lines with a move that has not ended, or whose balance is not what their ended moves took. */
async function wrongLines({ db }: Engine, lines: readonly DueLine[]): Promise<Found[]> {
  const numbers = lines.map(({ line }) => line)
  const { rows } = await sql<Found>`select line, "isOpen" from (
      select a.owner as line,
        exists (select from value_move m where m.line = a.owner and m.state not in ('COMPLETED', 'FAILED')) as "isOpen",
        a.balance <> ${RICH} - ${PRICE} * (select count(*) from value_move m
          where m.line = a.owner and m.state = 'COMPLETED') as "isWrong"
      from ledger.bucket a where a.source = 'MAIN' and a.owner = any(${numbers})) found
    where "isOpen" or "isWrong"`.execute(db)
  return rows
}

const leftBehind = ({ processes, each }: Much, workers: number): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const engine = openEngine({ url, clock: systemClock, connections: 4 })
    try {
      await seedShop(engine.db)
      const lines = await makeDueLines(engine.db, processes * each, RICH)
      await sql`delete from subscription`.execute(engine.db)
      for (let at = 0; at < processes; at += 1) await abandon(url, Number(lines[at * each]?.line), each)
      const tried = await openMoves(engine)
      const started = []
      for (let at = 0; at < workers; at += 1)
        started.push(await startWorkerProcess(url, { way: 'two-phase' }))
      try {
        const end = performance.now() + (workers > 0 ? WITHIN_MS : SHORTLY_MS)
        while ((await openMoves(engine)) > 0 && performance.now() < end) await sleep(500)
        const wrong = await wrongLines(engine, lines)
        const sums = await engine.keeping.recount()
        if (workers > 0 && wrong.length + sums.length > 0) {
          const open = wrong.filter(({ isOpen }) => isOpen).length
          process.stderr.write(
            `${wrong.length} lines wrong, ${open} of them open, ${sums.slice(0, 3).join('; ')}\n`,
          )
        }
        // Sums belong to no line: where they alone are off, that is one.
        return { tried, bad: Math.max(wrong.length, Math.min(1, sums.length)) }
      } finally {
        for (const worker of started) await worker.close()
      }
    } finally {
      await engine.close()
    }
  })

export const faults: readonly Fault[] = [
  {
    name: 'jobs.left-behind',
    bar: 0,
    attack: (size) => leftBehind(MUCH[size], 2),
    control: () => leftBehind(FEW, 0),
  },
]
