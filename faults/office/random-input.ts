import * as z from 'zod'
import type { Schema } from '#contracts/call.ts'

type Json = Readonly<Record<string, unknown>>

/** The same requests again with the same number. */
export function makeChance(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    often: (share: number) => next() < share,
  }
}
export type Chance = ReturnType<typeof makeChance>

const NAUGHTY: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'ကျွန်တော်',
  '🙂'.repeat(50),
  'x'.repeat(5_000),
  "'; drop table staff; --",
  '%',
  '${1}',
  '9999-99-99',
  '00000000-0000-0000-0000-000000000000',
  '------------------------------------',
  -1,
  0,
  1e308,
  2 ** 53,
  1.5,
  null,
  true,
  [],
  {},
  [[[[]]]],
  { a: { b: { c: '\u0000' } } },
]

const WORDS: readonly string[] = [
  'some words here',
  '2026-11-16',
  '2026-12-01T00:00:00+06:30',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '018f3c5e-0000-7000-8000-000000000001',
  '1763280000000.018f3c5e-0000-7000-8000-000000000001',
  '999999999999999.018f3c5e-0000-7000-8000-000000000001',
  '09691234567',
  'T-26111600042-3',
  'C-261116-K7Q2MD',
  'HELD',
  'kbz',
  'WEEK',
  'tax.telecom',
  'a'.repeat(64),
  'a'.repeat(43),
]

/** Something that fits the shape, or nearly. */
function valueOf(schema: Json, chance: Chance): unknown {
  if (chance.often(0.12)) return chance.pick(NAUGHTY)
  if ('const' in schema) return schema['const']
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined
  if (choices) return valueOf(chance.pick(choices), chance)
  const words = schema['enum'] as readonly unknown[] | undefined
  if (words) return chance.pick(words)
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, chance)
    case 'array':
      return Array.from({ length: chance.below(3) }, () => valueOf((schema['items'] ?? {}) as Json, chance))
    case 'integer':
    case 'number':
      return chance.pick([0, 1, 2, 25, 100, 5_000, 100_000, 1_000_000, -5])
    case 'boolean':
      return chance.often(0.5)
    case 'string':
      return chance.pick(WORDS)
    default:
      return chance.pick([...WORDS, ...NAUGHTY])
  }
}

function objectOf(schema: Json, chance: Chance): Json {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const required = (schema['required'] ?? []) as readonly string[]
  const made = properties
    .filter(([name]) => (required.includes(name) ? !chance.often(0.05) : chance.often(0.5)))
    .map(([name, one]) => [name, valueOf(one, chance)] as const)
  const more = chance.often(0.1) ? [['__proto__x', chance.pick(NAUGHTY)] as const] : []
  return Object.fromEntries([...made, ...more])
}

export const randomBody = (schema: Schema | undefined, chance: Chance): unknown =>
  schema ? valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, chance) : {}
