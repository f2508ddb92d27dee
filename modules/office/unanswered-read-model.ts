import { sql } from 'kysely'
import type { UNANSWERED_KINDS } from '#contracts/staff/without-answer.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

export type UnansweredKind = (typeof UNANSWERED_KINDS)[number]

export type UnansweredFound = {
  readonly id: string
  readonly state: string
  readonly what: string
  readonly since: Date
  readonly amount_kyat: number | null
  readonly line: string | null
  readonly next_at: Date | null
  readonly proposal_id: string | null
  readonly proposal_kind: string | null
  readonly proposal_state: string | null
}

type Asked = {
  readonly now: Date
  readonly after: Key | null
  readonly limit: number
}

const MARK = sql`q.id as proposal_id, q.kind as proposal_kind, q.state as proposal_state`
const marked = (prefix: string) =>
  sql`left join proposal q on q.thing = ${prefix} || x.id and q.state in ('PROPOSED', 'APPROVED')`

const beyond = (after: Key | null, column: string) =>
  after === null ? sql`` : sql`and (${sql.ref(column)}, id) > (${after.at}, ${after.id}::uuid)`

/** From the partial indexes of open rows. */
const SOURCES: Record<UnansweredKind, (asked: Asked) => ReturnType<typeof sql<UnansweredFound>>> = {
  MOVE: ({
    now,
    after,
    limit,
  }) => sql<UnansweredFound>`select x.*, ${MARK} from (select id, state, kind as what, created_at as since,
      amount_kyat, line, next_ask_at as next_at from value_move where state in ('UNKNOWN', 'HELD')
      and created_at <= ${now}::timestamptz - case when state = 'HELD' then interval '0' else interval '30 minutes' end
      ${beyond(after, 'created_at')} order by created_at, id limit ${limit}) x ${marked('move:')} order by x.since, x.id`,
  PAYMENT: ({
    after,
    limit,
  }) => sql<UnansweredFound>`select x.id, x.state, x.what, x.since, x.amount_kyat, o.payer as line, x.next_at,
      ${MARK} from (select id, order_id, state, channel as what, created_at as since, amount_kyat, due_at as next_at from payment
      where state in ('UNKNOWN', 'HELD') ${beyond(after, 'created_at')} order by created_at, id limit ${limit}) x
      join payment_order o on o.id = x.order_id ${marked('payment:')} order by x.since, x.id`,
  REFUND: ({
    after,
    limit,
  }) => sql<UnansweredFound>`select x.id, x.state, p.channel as what, x.since, x.amount_kyat, o.payer as line,
      x.next_at, ${MARK} from (select id, payment_id, state, created_at as since, amount_kyat, due_at as next_at from payment_refund
      where state in ('UNKNOWN', 'STAFF', 'BOUNCED', 'FAILED') ${beyond(after, 'created_at')} order by created_at, id limit ${limit}) x
      join payment p on p.id = x.payment_id join payment_order o on o.id = p.order_id ${marked('refund:')} order by x.since, x.id`,
  JOB: ({
    after,
    limit,
  }) => sql<UnansweredFound>`select id, 'DEAD' as state, job as what, at as since, null::bigint as amount_kyat,
      null as line, null::timestamptz as next_at, null as proposal_id, null as proposal_kind, null as proposal_state
      from dead_letter where ended_at is null ${beyond(after, 'at')} order by at, id limit ${limit}`,
}

const MOST_COUNTED = 1_000

export const makeUnansweredReadModel = (db: Database | Tx) => ({
  async list(kind: UnansweredKind, asked: Asked): Promise<UnansweredFound[]> {
    return (await SOURCES[kind](asked).execute(db)).rows
  },

  /** Their number, up to 1,000, and since when the oldest waits. */
  async standing(kind: UnansweredKind, now: Date): Promise<{ count: number; oldest: Date | null }> {
    const rows = await SOURCES[kind]({ now, after: null, limit: MOST_COUNTED }).execute(db)
    return { count: rows.rows.length, oldest: rows.rows[0]?.since ?? null }
  },

  /** Schedules our next question for now; false when there is nothing to ask about. */
  async askNow(kind: UnansweredKind, id: string, now: Date): Promise<boolean> {
    const update = {
      MOVE: sql`update value_move set next_ask_at = ${now} where id = ${id} and state = 'UNKNOWN' and next_ask_at > ${now}`,
      PAYMENT: sql`update payment set due_at = ${now} where id = ${id} and state = 'UNKNOWN' and (due_at is null or due_at > ${now})`,
      REFUND: sql`update payment_refund set due_at = ${now} where id = ${id} and state = 'UNKNOWN' and (due_at is null or due_at > ${now})`,
      JOB: sql`update dead_letter set again_at = ${now} where id = ${id} and ended_at is null and again_at is null`,
    }[kind]
    const { numAffectedRows = 0n } = await update.execute(db)
    return numAffectedRows > 0n
  },
})
