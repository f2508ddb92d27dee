import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { runMigrations } from '#platform/db/migrate.ts'

/** A migrated database for one attack, gone afterwards. */
export const withOwnDatabase = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  withEmptyDatabase(async (url) => {
    await runMigrations(url)
    return work(url)
  })

export async function withEmptyDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const admin = process.env['DATABASE_URL']
  if (!admin) throw new Error('DATABASE_URL is missing')
  const name = `fault_${randomBytes(6).toString('hex')}`
  // Burmese needs a UTF-8 character type, whatever the cluster's own is.
  await query(
    admin,
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  )
  const url = new URL(admin)
  url.pathname = `/${name}`
  try {
    return await work(url.href)
  } finally {
    await query(admin, `drop database if exists ${name} with (force)`)
  }
}

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
