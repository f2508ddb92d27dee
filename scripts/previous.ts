import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { GIVEN_TEMPLATE } from '#db/given-template.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { makeOwnDatabase } from './own-site/own-databases.ts'
import { root } from './root.ts'
import { loadEnv } from './run/load-env.ts'
import { requireNode } from './run/require-node.ts'
import { mustRun, runCommand } from './run/run-command.ts'

/** Where value changes hands: the release before must do it right while the new one is rolled out. */
const MONEY = [
  ...['value', 'purchases', 'gifts', 'sharing', 'payments', 'loyalty', 'vouchers'].map(
    (name) => `modules/${name}/`,
  ),
  'adapters/core-ledger/',
]

const say = (text: string) => process.stdout.write(`${text}\n`)

async function latestTag(): Promise<string | null> {
  const { code, output } = await runCommand('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'])
  return code === 0 ? output.trim() : null
}

/** With our own packages where it asked for the same, which is most of the time. */
async function install(folder: string): Promise<void> {
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else await mustRun('npm', ['ci', '--loglevel=error'], { cwd: folder })
}

/**
 * The release before on the schema of this one, as both run side by side while one takes the other's place: its own tests of money, on
 * a database that today's migrations made. Without a name it is the newest tag.
 */
async function main([named]: readonly string[]): Promise<number> {
  requireNode()
  loadEnv()
  const release = named ?? (await latestTag())
  if (!release) {
    say('no release has a tag yet: "npm run previous -- <commit>" takes any commit')
    return 0
  }
  mkdirSync(join(root, '.run'), { recursive: true })
  const folder = mkdtempSync(join(root, '.run', 'previous-'))
  const database = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'previous')
  try {
    await mustRun('git', ['worktree', 'add', '--detach', '--force', folder, release])
    await install(folder)
    const applied = await runMigrations(database.url)
    say(`${release} on a database of ${applied.length} migrations and functions of today`)
    const env = { [GIVEN_TEMPLATE]: new URL(database.url).pathname.slice(1) }
    const { code } = await runCommand('vitest', ['run', ...MONEY], { cwd: folder, env, show: true })
    return code
  } finally {
    await runCommand('git', ['worktree', 'remove', '--force', folder])
    await database.drop()
  }
}

process.exitCode = await main(process.argv.slice(2))
