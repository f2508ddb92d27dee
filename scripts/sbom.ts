import { join } from 'node:path'
import { LOCKS, writeParts } from './release/parts.ts'
import { root } from './root.ts'
import { requireNode } from './run/require-node.ts'
import { endSuite } from './suite/suite-result.ts'

/** Lists of parts of what we ship, one for each lock file, and whether all of it may be shipped. */
async function main(): Promise<void> {
  requireNode()
  const folder = join(root, '.run', 'sbom')
  const problems = await writeParts(folder)
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  for (const name of Object.keys(LOCKS)) process.stdout.write(`.run/sbom/${name}.cdx.json\n`)
  endSuite('sbom', { passed: Object.keys(LOCKS).length, failed: problems.length, names: problems })
}

await main()
