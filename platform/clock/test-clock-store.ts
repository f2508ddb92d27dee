import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** How far this database's time is ahead of its server's. */
export async function readAheadMs(db: Database): Promise<number> {
  const { rows } = await sql<{ ahead_ms: number }>`select ahead_ms from platform.clock where one`.execute(db)
  return rows[0]?.ahead_ms ?? 0
}

/** Returns the new offset. */
export async function moveForward(db: Database, byMs: number): Promise<number> {
  const { rows } = await sql<{
    ahead_ms: number
  }>`update platform.clock set ahead_ms = ahead_ms + ${byMs} where one returning ahead_ms`.execute(db)
  return rows[0]?.ahead_ms ?? 0
}
