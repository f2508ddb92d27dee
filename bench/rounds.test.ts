import { expect, it } from 'vitest'
import { compare, inRounds, piecesOf, type Side } from './rounds.ts'

const TURNS = { toWarmUp: 4, rounds: 4, each: 10, width: 2 }

/** Work with a fixed cost in seconds. */
function aSide(name: string, process: number, database: number, seen: string[]): Side & { places: number[] } {
  const places: number[] = []
  return {
    places,
    work: async (place) => {
      places.push(place)
      if (seen.at(-1) !== name) seen.push(name)
    },
    spent: () => ({ process: places.length * process, database: places.length * database }),
  }
}

it('the dearer side is the slower one, by its process and its database together', async () => {
  const seen: string[] = []
  const [one, other] = [aSide('one', 0.003, 0.005, seen), aSide('other', 0.001, 0.001, seen)]
  const rounds = await inRounds([one, other], TURNS)
  const { one: ours, other: theirs } = compare(rounds, 0, 1)
  expect([ours, theirs, rounds[0]?.[0]?.processMs].map((figure) => figure?.toFixed(3))).toEqual([
    '125.000',
    '500.000',
    '3.000',
  ])
})

it('both do the same places, each once, and who begins changes', async () => {
  const seen: string[] = []
  const sides = [aSide('one', 1, 1, seen), aSide('other', 1, 1, seen)]
  await inRounds(sides, TURNS)
  const all = Array.from({ length: piecesOf(TURNS) }, (_, place) => place)
  for (const { places } of sides) expect(places).toEqual(all)
  // Warm-up of both, then turns that start with the first, the second, the first and the second.
  expect(seen.join(' ')).toBe('one other one other one other one')
})
