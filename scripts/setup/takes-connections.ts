import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** PostgreSQL's own word for "not yet": it listens while it repairs itself after a crash. */
const NOT_YET = '57P03'

async function isNotYet(host: string, port: number): Promise<boolean> {
  const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres', password: '' })
  try {
    await client.connect()
    return false
  } catch (error) {
    return (error as { code?: string }).code === NOT_YET
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether it serves people by the end of the wait; one that refuses a stranger's password serves them. */
export async function takesConnections(host: string, port: number, waitMs = 60_000): Promise<boolean> {
  const until = Date.now() + waitMs
  while (await isNotYet(host, port)) {
    if (Date.now() > until) return false
    await sleep(200)
  }
  return true
}
