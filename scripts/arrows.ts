import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { INSTEAD } from './arrows/instead.ts'
import { root } from './root.ts'

/** Fewer files than this and the tool was blind, whatever it says about violations. */
const LEAST_FILES = 40
const FOLDERS =
  'adapters apps bench brand checks contracts db e2e faults i18n language modules platform scripts ui'.split(
    ' ',
  )

/** Shared folders by the name that package.json gives them; an app with a package of its own has it from its `paths`. */
const SHARED = ['contracts', 'i18n', 'language', 'ui']

/** Names that a compiler's `paths` give to files; unresolved, the arrows through them would not be seen. */
const aliasesIn = (tree: string) => ({
  '@payload-config': join(tree, 'apps/cms/src/payload.config.ts'),
  '#brand': join(tree, 'brand/brand.ts'),
  ...Object.fromEntries(SHARED.map((folder) => [`#${folder}`, join(tree, folder)])),
})

/** Each broken arrow in words; `cruised` lets the caller tell a clean tree from an unseen one. */
export async function brokenArrows(tree: string): Promise<{ cruised: number; broken: string[] }> {
  const rules = createRequire(import.meta.url)(join(tree, '.dependency-cruiser.cjs'))
  const folders = FOLDERS.filter((folder) => existsSync(join(tree, folder)))
  const { options, ...ruleSet } = rules
  const { output } = await cruise(
    folders,
    { ...options, ruleSet, validate: true, baseDir: tree },
    { alias: aliasesIn(tree) },
  )
  const { summary } = output as ICruiseResult
  return {
    cruised: summary.totalCruised,
    broken: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  }
}

/** The broken arrow, and below it what to do instead. */
export function withInstead(line: string): string {
  const instead = INSTEAD[line.split(':')[0] ?? '']
  return instead ? `${line}\n  instead: ${instead}` : line
}

async function main(): Promise<void> {
  const { cruised, broken } = await brokenArrows(root)
  for (const line of broken) console.error(withInstead(line))
  if (cruised < LEAST_FILES)
    console.error(`only ${cruised} files were seen: is "typescript" still version 6?`)
  else console.log(`${cruised} files, ${broken.length} broken arrows`)
  if (broken.length > 0 || cruised < LEAST_FILES) process.exitCode = 1
}

if (import.meta.main) await main()
