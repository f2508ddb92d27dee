import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { coveragePage } from './coverage-page.ts'
import { idsIn, passedInPlaywright, passedInVitest } from './passed-titles.ts'
import type { SeedRow } from './seed-rows.ts'

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

export const VITEST_REPORT = '.run/vitest.json'
const JOURNEYS_REPORT = 'e2e/results.json'

export function makeCoverage(): string {
  const titles = [
    ...passedInVitest(read(VITEST_REPORT)),
    ...(existsSync(join(root, JOURNEYS_REPORT)) ? passedInPlaywright(read(JOURNEYS_REPORT)) : []),
  ]
  return coveragePage(read<SeedRow[]>('docs/seed-rows.json'), new Set(titles.flatMap(idsIn)))
}
