import { median, middleOf, type Pair } from './load.ts'

export type Work = (place: number) => Promise<void>

/** CPU seconds so far: of the answering process, and of its database connections. */
export type Spent = { readonly process: number; readonly database: number }

export type Side = { readonly work: Work; spent(): Spent }

/** Units of work per CPU second, and milliseconds for one. */
export type Round = { readonly perSecond: number; readonly processMs: number; readonly databaseMs: number }

export type Turns = {
  readonly toWarmUp: number
  readonly rounds: number
  readonly each: number
  readonly width: number
}

async function oneRound({ work, spent }: Side, from: number, count: number, width: number): Promise<Round> {
  let next = from
  const before = spent()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let place = next++; place < from + count; place = next++) await work(place)
    }),
  )
  const after = spent()
  const process = after.process - before.process
  const database = after.database - before.database
  return {
    perSecond: count / (process + database),
    processMs: (process * 1_000) / count,
    databaseMs: (database * 1_000) / count,
  }
}

/**
 * All sides in short turns after the same warm-up; the order alternates. By CPU time instead of wall clock, which other load stretches.
 * Returns the rounds of each turn, in the order of the sides.
 */
export async function inRounds(sides: readonly Side[], turns: Turns): Promise<Round[][]> {
  const { toWarmUp, rounds, each, width } = turns
  for (const side of sides) await oneRound(side, 0, toWarmUp, width)
  const seen: Round[][] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    const ofTurn: Round[] = []
    for (let step = 0; step < sides.length; step += 1) {
      const at = (turn + step) % sides.length
      const side = sides[at]
      if (side) ofTurn[at] = await oneRound(side, toWarmUp + turn * each, each, width)
    }
    seen.push(ofTurn)
  }
  return seen
}

/** The number of units that all turns of one side need. */
export const piecesOf = ({ toWarmUp, rounds, each }: Turns): number => toWarmUp + rounds * each

/** For two sides by index: the median of all turns' ratios. */
export const compare = (rounds: readonly Round[][], one: number, other: number): Pair =>
  middleOf(
    rounds.map((turn) => ({
      one: turn[one]?.perSecond ?? Number.NaN,
      other: turn[other]?.perSecond ?? Number.NaN,
    })),
  )

/** The cost of one unit, in the median turn. */
export const middleCost =
  (rounds: readonly Round[][]) =>
  (side: number, of: 'processMs' | 'databaseMs'): number =>
    median(rounds.map((turn) => turn[side]?.[of] ?? Number.NaN))
