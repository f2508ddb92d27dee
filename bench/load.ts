import { readdirSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { ChildServer } from './child-server.ts'

export type Target = { readonly server: ChildServer; readonly paths: readonly string[] }

const CONNECTIONS = 16

/** As a browser asks: compressed answers are welcome. */
export const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Seconds this process has really run, all its threads together. A busy machine stretches the wall clock of one round
 * and not of the next; the work done for an answer is the same in both. Linux tells it to the nanosecond.
 */
function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
  )
  return nanoseconds.reduce((sum, ran) => sum + Number(ran), 0) / 1e9
}

type Round = { readonly answers: number; readonly seconds: number }

/** Anything but 200 makes the figure worthless, so it throws. */
async function round({ server, paths }: Target, amount: number): Promise<Round> {
  const before = cpuSeconds(server.pid)
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url: server.address,
    connections: CONNECTIONS,
    amount,
    headers: HEADERS,
    requests: paths.map((path) => ({ path })),
  })
  const failed = non2xx + errors + timeouts
  if (failed > 0) throw new Error(`${failed} of ${requests.total} answers of ${server.address} were not good`)
  return { answers: requests.total, seconds: cpuSeconds(server.pid) - before }
}

/** Neighbours on the machine can only make a round dearer, so the quietest tenth of many short rounds is the server itself. */
function quietPerSecond(rounds: readonly Round[]): number {
  const figures = rounds.map(({ answers, seconds }) => answers / seconds).toSorted((a, b) => b - a)
  const quiet = figures.slice(0, Math.ceil(figures.length / 10))
  return quiet.reduce((sum, figure) => sum + figure, 0) / quiet.length
}

export type Turns = {
  readonly rounds: number
  readonly answersPerRound: number
  readonly answersToWarmUp: number
}

/** Answers per second of processor time of two servers, asked in turns. Both are warmed up by the same number of answers. */
export async function inTurns(
  one: Target,
  other: Target,
  { rounds, answersPerRound, answersToWarmUp }: Turns,
): Promise<{ one: number; other: number }> {
  await round(one, answersToWarmUp)
  await round(other, answersToWarmUp)
  const ofOne: Round[] = []
  const ofOther: Round[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    ofOne.push(await round(one, answersPerRound))
    ofOther.push(await round(other, answersPerRound))
  }
  return { one: quietPerSecond(ofOne), other: quietPerSecond(ofOther) }
}
