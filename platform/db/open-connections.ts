import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const CONNECTIONS = 4
const WITHIN_MS = 10_000

/**
 * A first connection costs a handshake, a password and a look-up at the pooler: opened before anybody is let in, nobody waits for it.
 * With the database away a process starts all the same.
 */
export async function openConnections(db: Database, withinMs = WITHIN_MS): Promise<void> {
  const opened = Array.from({ length: CONNECTIONS }, () => sql`select 1`.execute(db))
  await Promise.race([Promise.allSettled(opened), sleep(withinMs, undefined, { ref: false })])
}
