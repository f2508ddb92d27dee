import { directDatabase } from '#platform/config/serving-database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { requireNode } from './run/require-node.ts'

type Env = Readonly<Record<string, string | undefined>>

/** With the owner's role; past the pooler where there is one, because a migration holds a lock of its session. */
function addressIn({ DATABASE_URL, DATABASE_DIRECT_URL }: Env): string {
  const url = DATABASE_URL || DATABASE_DIRECT_URL
  if (!url) throw new Error('DATABASE_URL is missing: the address with the role that owns the tables')
  return directDatabase(url, DATABASE_DIRECT_URL)
}

/** Brings a database that is there to this release: its tables, functions and rights, and nothing else. */
async function main(): Promise<void> {
  requireNode()
  const applied = await runMigrations(addressIn(process.env))
  for (const name of applied) process.stdout.write(`${name}\n`)
  process.stdout.write(applied.length > 0 ? `${applied.length} applied\n` : 'the schema is up to date\n')
}

await main().catch((error: Error) => {
  const { cause } = error
  process.stderr.write(
    `not migrated: ${error.message}${cause instanceof Error ? `: ${cause.message}` : ''}\n`,
  )
  process.exitCode = 1
})
