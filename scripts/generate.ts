import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiText } from '#apps/api/write-openapi.ts'
import { schemaText } from '#db/schema-text.ts'
import { generatedFiles } from './build-i18n.ts'
import { appPathsText } from './generated/app-paths.ts'
import { envExampleText } from './generated/env-example.ts'
import { readmeText } from './generated/readme-figures.ts'
import { renewFiles, type Target } from './generated/renew-files.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { makeCoverage, VITEST_REPORT } from './seed-coverage/make-coverage.ts'
import { parseChecklist, rowsText } from './seed-coverage/seed-rows.ts'

/** The checklist stands beside the checkout where the product is planned; elsewhere the committed rows are the truth. */
const CHECKLIST = '../shared/checklist.md'

async function openApi(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  try {
    return await openApiText(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seedRows(): Promise<string | null> {
  const list = join(root, CHECKLIST)
  return existsSync(list) ? rowsText(parseChecklist(readFileSync(list, 'utf8'))) : null
}

async function coverage(): Promise<string> {
  if (!existsSync(join(root, VITEST_REPORT))) await runCommand('vitest', ['run'])
  return makeCoverage()
}

const targets = (): Target[] => [
  { file: 'db/schema.generated.ts', make: () => schemaText(process.env['DATABASE_URL'] ?? '') },
  { file: 'docs/api/openapi.json', make: openApi },
  { file: 'README.md', make: () => Promise.resolve(readmeText(root)) },
  { file: '.env.example', make: () => Promise.resolve(envExampleText()) },
  { file: 'modules/content/app-paths.generated.ts', make: appPathsText },
  ...[...generatedFiles()].map(([file, text]) => ({ file, make: () => Promise.resolve(text) })),
  { file: 'docs/seed-rows.json', make: seedRows },
  { file: 'docs/seed-coverage.md', make: coverage },
]

/** Writes what is generated; with `--check` only says what would change and fails. */
async function main(check: boolean): Promise<void> {
  requireNode()
  loadEnv()
  const stale = await renewFiles(root, targets(), check)
  for (const file of stale) {
    process.stdout.write(
      check ? `${file} is stale: run "npm run generate" and commit it\n` : `written: ${file}\n`,
    )
  }
  if (check && stale.length > 0) process.exitCode = 1
}

await main(process.argv.includes('--check'))
