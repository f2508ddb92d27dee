import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renewFiles, tellStale } from './generated/renew-files.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { makeCoverage, VITEST_REPORT } from './seed-coverage/make-coverage.ts'

/**
 * Writes which requirements tests prove; with `--check` only says whether the page is stale. It reads the results of the last whole test
 * run, and runs the tests only where there are none yet.
 */
async function main(check: boolean): Promise<void> {
  requireNode()
  loadEnv()
  if (!existsSync(join(root, VITEST_REPORT))) {
    process.stdout.write('no results of the tests yet: running all of them, which takes minutes\n')
    await runCommand('vitest', ['run'])
  }
  const page = { file: 'docs/seed-coverage.md', make: makeCoverage }
  tellStale(await renewFiles(root, [page], check), check, 'npm run coverage')
}

await main(process.argv.includes('--check'))
