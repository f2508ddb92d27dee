import { setTimeout as sleep } from 'node:timers/promises'
import type { Person, Site } from '../value/site.ts'
import type { WorkerProcess } from './worker-process.ts'

const PER_SECOND = 20
const TURN_SECONDS = 5
/** Not counted, of both kinds: a worker that stood still first finds again what it missed. */
const SETTLES_SECONDS = 5
/** Of each kind; two thousand purchases say what the slowest of a hundred takes. */
const MOST_TURNS = 20

/** So many purchases are measured at most: nobody may spend so much in a day that a code is asked for. */
export const MOST_PURCHASES = PER_SECOND * (SETTLES_SECONDS + TURN_SECONDS) * (2 * MOST_TURNS + 1)

/** Latencies of purchases at fixed times, counted from when each was due; everybody buys in turn. */
async function oneTurn({ buy }: Site, next: () => Person): Promise<number[]> {
  const start = performance.now()
  const answers: Promise<number>[] = []
  for (let at = 0; at < PER_SECOND * (SETTLES_SECONDS + TURN_SECONDS); at += 1) {
    const due = start + (at * 1_000) / PER_SECOND
    await sleep(Math.max(0, due - performance.now()))
    answers.push(
      buy(next()).then(({ code }) =>
        code === 'SUCCESS' ? performance.now() - due : Number.POSITIVE_INFINITY,
      ),
    )
  }
  return (await Promise.all(answers)).slice(PER_SECOND * SETTLES_SECONDS)
}

const p99 = (latencies: readonly number[]): number =>
  latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN

type Beside = { readonly meanwhile: number; readonly alone: number; readonly ratio: number }

/** The slowest of a hundred purchases while workers renew, and while they stand still, in turns until nothing is left. */
export async function purchasesBeside(
  site: Site,
  persons: readonly Person[],
  workers: readonly WorkerProcess[],
  isOver: () => Promise<boolean>,
): Promise<Beside> {
  const meanwhile: number[] = []
  const alone: number[] = []
  let bought = 0
  const next = (): Person => {
    const person = persons[bought % persons.length]
    bought += 1
    if (!person) throw new Error('nobody buys')
    return person
  }
  await oneTurn(site, next)
  for (let turn = 0; turn < MOST_TURNS && !(await isOver()); turn += 1) {
    meanwhile.push(...(await oneTurn(site, next)))
    for (const worker of workers) worker.pause()
    alone.push(...(await oneTurn(site, next)))
    for (const worker of workers) worker.goOn()
  }
  const [busy, quiet] = [p99(meanwhile), p99(alone)]
  return { meanwhile: busy, alone: quiet, ratio: busy / quiet }
}
