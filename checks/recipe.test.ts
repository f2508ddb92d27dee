import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../scripts/root.ts'
import { plantedFolder } from './planted-tree.ts'

const HEADING = '## A recipe: a field from the CMS to the screen'
const ROW = /^\| `([^`]+)` \| `([^`]+)` \|/

type Step = { readonly file: string; readonly thing: string }

/** Rows of the recipe's table: a file, and what a reader finds in it. */
function stepsOf(contributing: string): Step[] {
  const recipe = contributing.split(HEADING)[1]?.split('\n## ')[0] ?? ''
  return recipe.split('\n').flatMap((line) => {
    const [, file, thing] = ROW.exec(line) ?? []
    return file && thing ? [{ file, thing }] : []
  })
}

const untrue = (folder: string, steps: readonly Step[]): string[] =>
  steps.flatMap(({ file, thing }) => {
    const path = join(folder, file)
    if (!existsSync(path))
      return [`CONTRIBUTING.md sends people to ${file}, which is gone: name the file it is in now`]
    return readFileSync(path, 'utf8').includes(thing)
      ? []
      : [`CONTRIBUTING.md says that ${file} holds ${thing}: it does not any more`]
  })

describe('the recipe of CONTRIBUTING.md', () => {
  const steps = stepsOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))

  it('goes from the CMS over contract and seed to screen and journey', () => {
    const folders = steps.map(({ file }) => file.split('/')[0])
    expect([...new Set(folders)]).toEqual(['apps', 'modules', 'contracts', 'platform', 'db', 'e2e'])
    expect(steps.length).toBeGreaterThan(8)
  })

  it('names files that exist and hold what it says', () => {
    expect(untrue(root, steps)).toEqual([])
  })

  it('control: a file that moved and a thing that was renamed are both told', () => {
    const folder = plantedFolder({ 'a.ts': 'issuer' })
    const table = `${HEADING}\n| \`a.ts\` | \`giver\` | x |\n| \`b.ts\` | \`issuer\` | x |\n## Next\n| \`c.ts\` | \`d\` |`
    expect(untrue(folder, stepsOf(table))).toEqual([
      'CONTRIBUTING.md says that a.ts holds giver: it does not any more',
      'CONTRIBUTING.md sends people to b.ts, which is gone: name the file it is in now',
    ])
    expect(untrue(folder, [{ file: 'a.ts', thing: 'issuer' }])).toEqual([])
  })
})
