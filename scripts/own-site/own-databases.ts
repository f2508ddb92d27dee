import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { dropDatabase } from '#db/drop-database.ts'

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

export type OwnDatabase = { readonly url: string; drop(): Promise<void> }

/** Burmese needs a UTF-8 character type, whatever the server's own is. */
const EMPTY = `template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`

/** A database on the server that `adminUrl` reaches: empty, or as the one at `copyOf`, in which nobody may be at work. */
export async function makeOwnDatabase(adminUrl: string, kind: string, copyOf?: string): Promise<OwnDatabase> {
  const name = `${kind}_${randomBytes(6).toString('hex')}`
  const from = copyOf === undefined ? EMPTY : `template ${new URL(copyOf).pathname.slice(1)}`
  await query(adminUrl, `create database ${name} ${from}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => dropDatabase((statement) => query(adminUrl, statement), name),
  }
}
