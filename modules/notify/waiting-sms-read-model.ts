import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'

export type WaitingSms = { readonly kind: string; readonly waiting: number; readonly oldestSeconds: number }

/** Messages that no centre has yet, by kind: for a code somebody sits and waits. */
export async function waitingSms(db: Database, now: Date): Promise<WaitingSms[]> {
  const { rows } = await sql<WaitingSms>`select kind, count(*)::int as waiting,
      extract(epoch from ${now} - min(created_at))::float8 as "oldestSeconds"
    from sms_message where state = 'QUEUED' group by kind`.execute(db)
  return rows
}
