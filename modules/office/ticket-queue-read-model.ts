import { sql, type RawBuilder } from 'kysely'
import type { TICKET_QUEUES } from '#contracts/staff/tickets.ts'
import { TICKET, type StoredTicket } from '#modules/tickets/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

type Queue = (typeof TICKET_QUEUES)[number]

export type QueuedTicket = StoredTicket & {
  readonly begins: string
  readonly hasFiles: boolean
  readonly takenByName: string | null
  /** The sort key of the queue. */
  readonly key: Date
}

const BEGINS = 80

/** Contents and order of each queue. */
const QUEUES: Readonly<
  Record<
    Queue,
    (me: string, now: Date) => { where: RawBuilder<unknown>; key: RawBuilder<Date>; newestFirst?: true }
  >
> = {
  OPEN: () => ({ where: sql`t.clock_at is not null`, key: sql`t.clock_at` }),
  NOBODYS: () => ({ where: sql`t.clock_at is not null and t.taken_by is null`, key: sql`t.clock_at` }),
  MINE: (me) => ({
    where: sql`t.taken_by = ${me} and t.status in ('NEW', 'TRIAGED', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'REOPENED')`,
    key: sql`t.created_at`,
  }),
  OVERDUE: (_, now) => ({ where: sql`t.clock_at < ${now}`, key: sql`t.clock_at` }),
  WAITING: () => ({ where: sql`t.status = 'WAITING_CUSTOMER'`, key: sql`t.created_at` }),
  DONE: () => ({ where: sql`t.ended_at is not null`, key: sql`t.ended_at`, newestFirst: true }),
}

const QUEUED = sql`${TICKET}, s.name as "takenByName",
  coalesce((select left(m.body, ${sql.lit(BEGINS)}) from ticket_message m where m.ticket_id = t.id and m.by_whom = 'CUSTOMER'
    order by m.no limit 1), '') as begins,
  exists (select from ticket_message m join file_object f on f.thing = 'ticket:' || m.id where m.ticket_id = t.id) as "hasFiles"`

type Asked = {
  readonly queue: Queue
  readonly service?: string | undefined
  readonly category?: string | undefined
  readonly priority?: string | undefined
  readonly me: string
  readonly now: Date
  readonly after: Key | null
  readonly limit: number
}

export type TicketFigures = {
  readonly open: number
  readonly overdue: number
  readonly mine: number
  readonly nobodys: number
  readonly waiting: number
  readonly oldest: Date | null
}

export const makeTicketQueueReadModel = (tx: Tx) => ({
  async list({ queue, service, category, priority, me, now, after, limit }: Asked): Promise<QueuedTicket[]> {
    const { where, key, newestFirst } = QUEUES[queue](me, now)
    const [order, beyond] = newestFirst ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
    const { rows } =
      await sql<QueuedTicket>`select ${QUEUED}, ${key} as key from ticket t left join staff s on s.id = t.taken_by
      where t.merged_into is null and ${where}
      ${service === undefined ? sql`` : sql`and t.service = ${service}`}
      ${category === undefined ? sql`` : sql`and t.category = ${category}`}
      ${priority === undefined ? sql`` : sql`and t.priority = ${priority}`}
      ${after === null ? sql`` : sql`and (${key}, t.id) ${beyond} (${after.at}, ${after.id}::uuid)`}
      order by ${key} ${order}, t.id ${order} limit ${limit}`.execute(tx)
    return rows
  },

  async find(id: string): Promise<QueuedTicket | null> {
    const { rows } = await sql<QueuedTicket>`select ${QUEUED}, t.created_at as key from ticket t
      left join staff s on s.id = t.taken_by where t.id = ${id}`.execute(tx)
    return rows[0] ?? null
  },

  async figures(me: string, now: Date): Promise<TicketFigures> {
    const { rows } = await sql<TicketFigures>`select count(*)::int as open,
        (count(*) filter (where clock_at < ${now}))::int as overdue,
        (count(*) filter (where taken_by = ${me}))::int as mine,
        (count(*) filter (where clock_at is not null and taken_by is null))::int as nobodys,
        (count(*) filter (where status = 'WAITING_CUSTOMER'))::int as waiting, min(created_at) as oldest
      from ticket where merged_into is null
        and status in ('NEW', 'TRIAGED', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'REOPENED')`.execute(tx)
    return rows[0] ?? { open: 0, overdue: 0, mine: 0, nobodys: 0, waiting: 0, oldest: null }
  },

  /** Moves all messages to the other ticket, and redirects tickets that were merged into this one. */
  async moveInto(from: string, to: string): Promise<void> {
    await sql`update ticket_message set ticket_id = ${to} where ticket_id = ${from}`.execute(tx)
    await sql`update ticket set merged_into = ${to} where merged_into = ${from}`.execute(tx)
  },
})
