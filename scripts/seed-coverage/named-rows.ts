import { idsIn } from './passed-titles.ts'
import type { PassedTest } from './passed-titles.ts'
import { askedOf, type SeedRow, type TestKind } from './seed-rows.ts'

/** Which kinds of test name each row. */
export type NamedRows = ReadonlyMap<string, ReadonlySet<TestKind>>

export function namedRows(passed: readonly PassedTest[]): NamedRows {
  const named = new Map<string, Set<TestKind>>()
  for (const { kind, title } of passed)
    for (const id of idsIn(title)) named.set(id, (named.get(id) ?? new Set()).add(kind))
  return named
}

/** The kinds a row asks for and no test of which names it. */
export const missingOf = (row: SeedRow, named: NamedRows): TestKind[] =>
  askedOf(row).filter((kind) => !named.get(row.id)?.has(kind))
