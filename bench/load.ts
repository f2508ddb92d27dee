import { readdirSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { ChildServer } from '../scripts/run/child-server.ts'

export type Target = {
  readonly server: Pick<ChildServer, 'address' | 'pid'>
  readonly paths: readonly string[]
  /** The authority that signed its certificate. */
  readonly ca?: string
}

const CONNECTIONS = 16

/** A browser's header: compressed answers are accepted. */
export const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * CPU seconds of this process, all threads together. Other load stretches the wall clock of some rounds; the work for an answer stays the
 * same. Linux reports nanoseconds.
 */
export function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
  )
  return nanoseconds.reduce((sum, ran) => sum + Number(ran), 0) / 1e9
}

type Round = { readonly answers: number; readonly seconds: number }

/** Anything but 200 makes the figure worthless, so it throws. */
async function round({ server, paths, ca }: Target, amount: number): Promise<Round> {
  const before = cpuSeconds(server.pid)
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url: server.address,
    connections: CONNECTIONS,
    amount,
    headers: HEADERS,
    requests: paths.map((path) => ({ path })),
    ...(ca && { tlsOptions: { ca } }),
  })
  const failed = non2xx + errors + timeouts
  if (failed > 0) throw new Error(`${failed} of ${requests.total} answers of ${server.address} were not good`)
  return { answers: requests.total, seconds: cpuSeconds(server.pid) - before }
}

export type Turns = {
  readonly rounds: number
  readonly answersPerRound: number
  readonly answersToWarmUp: number
}

/** The result of one pair of rounds: answers per CPU second of both servers, moments apart. */
export type Pair = { readonly one: number; readonly other: number }

const perSecond = ({ answers, seconds }: Round): number => answers / seconds

/**
 * Two servers measured in short turns, after a warm-up of equally many answers. The order alternates, so that neither always gets the
 * quieter moment.
 */
export async function inTurns(one: Target, other: Target, turns: Turns): Promise<Pair[]> {
  const { rounds, answersPerRound, answersToWarmUp } = turns
  await round(one, answersToWarmUp)
  await round(other, answersToWarmUp)
  const pairs: Pair[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    const ask = async (target: Target) => perSecond(await round(target, answersPerRound))
    if (turn % 2 === 0) pairs.push({ one: await ask(one), other: await ask(other) })
    else pairs.push({ other: await ask(other), one: await ask(one) })
  }
  return pairs
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/**
 * The median of all ratios. Other load slows both rounds of a pair or spoils one pair, and neither moves the median; averages per side
 * would keep the noise.
 */
export const middleOf = (pairs: readonly Pair[]): Pair => {
  const other = median(pairs.map((pair) => pair.other))
  return { one: other * median(pairs.map((pair) => pair.one / pair.other)), other }
}
