import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { runMigrations } from '#platform/db/migrate.ts'

/** A migrated database for one attack, gone afterwards. */
export async function withOwnDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const admin = process.env['DATABASE_URL']
  if (!admin) throw new Error('DATABASE_URL is missing')
  const name = `fault_${randomBytes(6).toString('hex')}`
  await asAdmin(admin, `create database ${name}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  try {
    await runMigrations(url.href)
    return await work(url.href)
  } finally {
    await asAdmin(admin, `drop database if exists ${name} with (force)`)
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
