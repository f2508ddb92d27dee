import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { generateSchema } from '#db/generate-schema.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { generatedFiles } from './build-i18n.ts'
import { renewFiles, type Target } from './generated/renew-files.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { mustRun, runCommand } from './run/run-command.ts'
import { makeCoverage, VITEST_REPORT } from './seed-coverage/make-coverage.ts'
import { parseChecklist, rowsText } from './seed-coverage/seed-rows.ts'

/** The checklist stands beside the checkout where the product is planned; elsewhere the committed rows are the truth. */
const CHECKLIST = '../shared/checklist.md'

async function schemaOfFreshDatabase(): Promise<string> {
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const name = `generate_${randomBytes(5).toString('hex')}`
  await admin.query(`create database ${name}`)
  try {
    url.pathname = `/${name}`
    await runMigrations(url.href)
    return await generateSchema(url.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

/** Prints the OpenAPI document the running API would serve. */
async function openApi(): Promise<string | null> {
  const maker = 'apps/api/print-openapi.ts'
  return existsSync(join(root, maker)) ? mustRun('node', [maker]) : null
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
  { file: 'db/schema.generated.ts', make: schemaOfFreshDatabase },
  { file: 'docs/api/openapi.json', make: openApi },
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
