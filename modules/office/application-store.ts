import { sql } from 'kysely'
import type { APPLICATION_QUEUES } from '#contracts/staff/applications.ts'
import { STAFF_APPLICATION, type StoredApplication } from '#modules/applications/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

type Asked = {
  readonly queue: (typeof APPLICATION_QUEUES)[number]
  readonly service?: string | undefined
  readonly me: string
  readonly now: Date
  readonly after: Key | null
  readonly limit: number
}

const OVER = sql`a.state in ('DONE', 'REFUSED')`

export const makeApplicationBoardStore = (tx: Tx) => ({
  async find(id: string, { lock = false } = {}): Promise<StoredApplication | null> {
    const { rows } =
      await sql<StoredApplication>`select ${STAFF_APPLICATION} from application a where a.id = ${id}
      ${lock ? sql`for update of a` : sql``}`.execute(tx)
    return rows[0] ?? null
  },

  async list({ queue, service, me, now, after, limit }: Asked): Promise<StoredApplication[]> {
    const which = {
      OPEN: sql`not (${OVER})`,
      MINE: sql`not (${OVER}) and a.taken_by = ${me}`,
      LATE: sql`not (${OVER}) and a.sla_due_at < ${now}`,
      DONE: OVER,
    }[queue]
    const [order, beyond] = queue === 'DONE' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
    const { rows } =
      await sql<StoredApplication>`select ${STAFF_APPLICATION} from application a where ${which}
      ${service === undefined ? sql`` : sql`and a.service = ${service}`}
      ${after === null ? sql`` : sql`and (a.created_at, a.id) ${beyond} (${after.at}, ${after.id}::uuid)`}
      order by a.created_at ${order}, a.id ${order} limit ${limit}`.execute(tx)
    return rows
  },

  async systemRefTaken(ref: string): Promise<boolean> {
    const { rows } = await sql`select from application where system_ref = ${ref}`.execute(tx)
    return rows.length > 0
  },
})
