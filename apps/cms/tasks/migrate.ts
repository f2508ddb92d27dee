import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { folder, payload, run } from './run.ts'

export type Query = (sql: string) => Promise<readonly { name: string }[]>

/** The exit code of the migration command has lied before; what counts is what the database says afterwards. */
export async function migrateCms(databaseUrl: string, secret: string, query: Query): Promise<string[]> {
  await run(payload('migrate'), { CMS_DATABASE_URL: databaseUrl, CMS_SECRET: secret })
  const wanted = globSync('src/migrations/*.ts', { cwd: folder }).map((file) =>
    basename(join(folder, file), '.ts'),
  )
  const applied = new Set((await query('select name from payload_migrations')).map(({ name }) => name))
  const missing = wanted.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`not migrated: ${missing.join(', ')}`)
  return wanted
}
