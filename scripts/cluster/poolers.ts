import { readFileSync } from 'node:fs'
import pg from 'pg'
import { APP_NODES, CA, PORTS } from './places.ts'
import { clusterSecrets } from './values.ts'

/** RECONNECT: each connection to the database is made anew once it is free. PAUSE: whoever asks waits. RESUME: no longer. */
export type PoolerWord = 'RECONNECT' | 'PAUSE' | 'RESUME'

export type PoolerDoor = {
  readonly host: string
  readonly port: number
  readonly password: string
  readonly ssl: pg.ClientConfig['ssl']
}

/** Its console is a database of its own that knows only the simple way of asking. */
export async function tellPooler({ host, port, password, ssl }: PoolerDoor, word: PoolerWord): Promise<void> {
  const console = new pg.Client({ host, port, password, ssl, user: 'pooler', database: 'pgbouncer' })
  await console.connect()
  try {
    await console.query(word)
  } finally {
    await console.end()
  }
}

export async function tellPoolers(word: PoolerWord): Promise<void> {
  const password = clusterSecrets().POOLER_PASSWORD
  const ssl = { ca: readFileSync(CA, 'utf8') }
  await Promise.all(
    APP_NODES.map(({ address }) =>
      tellPooler({ host: address, port: PORTS.POOLER_PORT, password, ssl }, word),
    ),
  )
}
