import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mayShip } from '../checks/licences.ts'
import { root } from '../root.ts'
import { mustRun } from '../run/run-command.ts'

/** Each has a lock file of its own, and so a list of parts of its own. */
export const LOCKS = { portal: '.', cms: 'apps/cms', office: 'apps/office' } as const

type Licence = {
  readonly license?: { readonly id?: string; readonly name?: string }
  readonly expression?: string
}

export type PartList = {
  readonly bomFormat: string
  readonly components: ReadonlyArray<{
    readonly name: string
    readonly group?: string
    readonly version: string
    readonly purl?: string
    readonly licenses?: readonly Licence[]
  }>
}

const licenceOf = (licences: readonly Licence[]): string =>
  licences.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ')

/** What is wrong with a list of parts, in words: one that names nothing proves nothing. */
export function problemsOfParts({ bomFormat, components }: PartList): string[] {
  if (bomFormat !== 'CycloneDX' || components.length === 0) return ['no list of parts']
  return components.flatMap(({ group, name, version, purl, licenses = [] }) => {
    const full = group ? `${group}/${name}` : name
    const licence = licenceOf(licenses)
    return [
      ...(version && purl ? [] : [`${full} has no version or no address`]),
      ...(mayShip(full, licence) ? [] : [`${full} is under ${licence || 'no licence that it names'}`]),
    ]
  })
}

/** Parts with their versions and licences, as CycloneDX by npm itself; what only builds is left out. */
export async function readParts(place: string): Promise<PartList> {
  const how = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev']
  const text = await mustRun('npm', how, { cwd: join(root, place) })
  return JSON.parse(text.slice(text.indexOf('{'))) as PartList
}

/** All lists into a folder; answers what is wrong with any. */
export async function writeParts(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const problems: string[] = []
  for (const [name, place] of Object.entries(LOCKS)) {
    const parts = await readParts(place)
    writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(parts, null, 2)}\n`)
    problems.push(...problemsOfParts(parts).map((problem) => `${name}: ${problem}`))
  }
  return problems
}
