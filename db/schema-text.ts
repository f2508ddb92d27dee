import pg from 'pg'
import { runMigrations } from '#platform/db/migrate.ts'
import { dropDatabase } from './drop-database.ts'
import { generateSchema } from './generate-schema.ts'

/** Migrates an empty database of its own and writes its tables down, so that local leftovers never leak into the types. */
export async function schemaText(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const name = `schema_${process.pid}`
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  try {
    await admin.query(`create database ${name}`)
    await runMigrations(url.href)
    return await generateSchema(url.href)
  } finally {
    await dropDatabase((statement) => admin.query(statement), name)
    await admin.end()
  }
}
