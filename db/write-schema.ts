import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { runMigrations } from '#platform/db/migrate.ts'
import { generateSchema } from './generate-schema.ts'

const SCHEMA_FILE = join(import.meta.dirname, 'schema.generated.ts')

/** Migrates an empty database of its own and writes its tables down, so that local leftovers never leak into the types. */
export async function writeSchema(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const name = `schema_${process.pid}`
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  try {
    await admin.query(`create database ${name}`)
    await runMigrations(url.href)
    writeFileSync(SCHEMA_FILE, await generateSchema(url.href))
  } finally {
    await admin.query(`drop database if exists ${name}`)
    await admin.end()
  }
}
