import { sql } from 'kysely'
import type { LineTask } from '#contracts/staff/fibre-lines.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type NewTask = {
  readonly id: string
  readonly orderId: string
  readonly task: LineTask
  readonly given: object
  readonly staffId: string
  readonly why: string | null
  readonly now: Date
}

export type StoredTask = Omit<NewTask, 'now' | 'staffId' | 'given'> & {
  readonly given: unknown
  readonly who: string
  readonly askedAt: Date
  readonly endedAt: Date | null
  readonly outcome: string | null
}

const COLUMNS = sql`t.id, t.order_id as "orderId", t.task, t.given, t.why, s.name as who, t.asked_at as "askedAt",
  t.ended_at as "endedAt", t.outcome from line_task t join staff s on s.id = t.staff_id`

/** Work on new lines that dispatch has requested. */
export const makeLineTaskStore = (db: Database | Tx) => ({
  /** False when another task is under way for the line. */
  async ask({ id, orderId, task, given, staffId, why, now }: NewTask): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      insert into line_task (id, order_id, task, given, staff_id, why, asked_at, due_at)
      values (${id}, ${orderId}, ${task}, ${JSON.stringify(given)}::jsonb, ${staffId}, ${why}, ${now}, ${now})
      on conflict (order_id) where ended_at is null do nothing`.execute(db)
    return numAffectedRows > 0n
  },

  /** Locked until this transaction ends. */
  async lock(id: string): Promise<StoredTask | null> {
    const { rows } = await sql<StoredTask>`select ${COLUMNS} where t.id = ${id} for update of t`.execute(db)
    return rows[0] ?? null
  },

  async end(id: string, outcome: string, now: Date): Promise<void> {
    await sql`update line_task set outcome = ${outcome}, ended_at = ${now}, due_at = null, given = '{}'
      where id = ${id} and ended_at is null`.execute(db)
  },

  async ofOrder(orderId: string): Promise<StoredTask[]> {
    const { rows } = await sql<StoredTask>`select ${COLUMNS} where t.order_id = ${orderId}
      order by t.asked_at, t.id`.execute(db)
    return rows
  },
})
