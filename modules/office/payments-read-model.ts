import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

export type PaymentFound = {
  readonly id: string
  readonly order_id: string
  readonly order_no: string
  readonly type: string
  readonly order_state: string
  readonly channel: string
  readonly way: string
  readonly reference: string
  readonly state: string
  readonly amount_kyat: number
  readonly paid_kyat: number | null
  readonly refund_kyat: number
  readonly payer: string
  readonly receiver: string
  readonly created_at: Date
  readonly settled_at: Date | null
  readonly proposal_id: string | null
  readonly proposal_kind: string | null
  readonly proposal_state: string | null
}

export type RefundFound = {
  readonly id: string
  readonly payment_id: string
  readonly number: string
  readonly amount_kyat: number
  readonly state: string
  readonly why: string
  readonly created_at: Date
  readonly ended_at: Date | null
  readonly proposal_id: string | null
  readonly proposal_kind: string | null
  readonly proposal_state: string | null
}

const OPEN = sql`q.state in ('PROPOSED', 'APPROVED')`

const PAYMENT = sql`p.id, p.order_id, o.order_no, o.type, o.state as order_state, p.channel, p.way, p.reference, p.state, p.amount_kyat,
  p.paid_kyat, p.refund_kyat, o.payer, o.receiver, p.created_at, p.settled_at,
  q.id as proposal_id, q.kind as proposal_kind, q.state as proposal_state`

const REFUND = sql`r.id, r.payment_id, r.number, r.amount_kyat, r.state, r.why, r.created_at, r.ended_at,
  q.id as proposal_id, q.kind as proposal_kind, q.state as proposal_state`

export type PaymentsAsked = {
  readonly state?: string | undefined
  readonly channel?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly after: Key | null
  readonly limit: number
}

/** First one page by an index, then joins for its few rows. */
const paymentReads = (db: Database | Tx) => ({
  async list({ state, channel, from, to, after, limit }: PaymentsAsked): Promise<PaymentFound[]> {
    const { rows } = await sql<PaymentFound>`select ${PAYMENT} from (select * from payment x where true
        ${state === undefined ? sql`` : sql`and x.state = ${state}`}
        ${channel === undefined ? sql`` : sql`and x.channel = ${channel}`}
        ${from === undefined ? sql`` : sql`and x.created_at >= ${from}`}
        ${to === undefined ? sql`` : sql`and x.created_at < ${to}`}
        ${after === null ? sql`` : sql`and (x.created_at, x.id) < (${after.at}, ${after.id}::uuid)`}
        order by x.created_at desc, x.id desc limit ${limit}) p
      join payment_order o on o.id = p.order_id left join proposal q on q.thing = 'payment:' || p.id and ${OPEN}
      order by p.created_at desc, p.id desc`.execute(db)
    return rows
  },

  /** By what people have at hand: an order number, our reference, the channel's (whose index starts with the channel), an id. */
  async named(text: string, channels: readonly string[], limit: number): Promise<PaymentFound[]> {
    const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null
    const { rows } =
      await sql<PaymentFound>`select ${PAYMENT} from payment p join payment_order o on o.id = p.order_id
      left join proposal q on q.thing = 'payment:' || p.id and ${OPEN}
      where p.id in (select id from payment where reference = ${text.toUpperCase()} union
        select id from payment where channel = any(${[...channels]}) and provider_ref = ${text} union
        select x.id from payment x join payment_order y on y.id = x.order_id where y.order_no = ${text.toUpperCase()} union
        select id from payment where id = ${id}::uuid union select id from payment where order_id = ${id}::uuid)
      order by p.created_at desc, p.id desc limit ${limit}`.execute(db)
    return rows
  },

  async one(id: string): Promise<PaymentFound | null> {
    const { rows } =
      await sql<PaymentFound>`select ${PAYMENT} from payment p join payment_order o on o.id = p.order_id
      left join proposal q on q.thing = 'payment:' || p.id and ${OPEN} where p.id = ${id}`.execute(db)
    return rows[0] ?? null
  },

  async fulfilment(orderId: string, paymentId: string) {
    const { rows } = await sql<{
      state: string
      moveId: string | null
      failures: number
    }>`select state, move_id as "moveId",
      failures from payment_fulfilment where order_id = ${orderId} and payment_id = ${paymentId}`.execute(db)
    return rows[0] ?? null
  },

  async refundsOf(paymentId: string): Promise<RefundFound[]> {
    const { rows } = await sql<RefundFound>`select ${REFUND} from payment_refund r
      left join proposal q on q.thing = 'refund:' || r.id and ${OPEN}
      where r.payment_id = ${paymentId} order by r.created_at`.execute(db)
    return rows
  },
})

const beside = (db: Database | Tx) => ({
  async refunds(state: string | undefined, after: Key | null, limit: number): Promise<RefundFound[]> {
    const { rows } = await sql<RefundFound>`select ${REFUND} from (select * from payment_refund x where true
        ${state === undefined ? sql`` : sql`and x.state = ${state}`}
        ${after === null ? sql`` : sql`and (x.created_at, x.id) < (${after.at}, ${after.id}::uuid)`}
        order by x.created_at desc, x.id desc limit ${limit}) r
      left join proposal q on q.thing = 'refund:' || r.id and ${OPEN} order by r.created_at desc, r.id desc`.execute(
      db,
    )
    return rows
  },

  async steps(paymentId: string, orderId: string) {
    const { rows } = await sql<{
      record: string
      from: string | null
      to: string
      why: string
      at: Date
    }>`select record,
        from_state as "from", to_state as "to", why, at from payment_step where record_id in (${paymentId}, ${orderId})
        or record_id in (select id from payment_refund where payment_id = ${paymentId}) order by id limit 200`.execute(
      db,
    )
    return rows
  },

  async channelCalls(channel: string, since: Date) {
    const { rows } = await sql<{ at: Date; answered: boolean }>`select at, answered from payment_channel_call
      where channel = ${channel} and at > ${since} order by at desc limit 400`.execute(db)
    return rows
  },

  async openChannelProposals() {
    const { rows } = await sql<{
      thing: string
      proposal_id: string
      proposal_kind: string
      proposal_state: string
    }>`select thing,
      id as proposal_id, kind as proposal_kind, state as proposal_state from proposal q
      where kind = 'CHANNEL_OFF' and ${OPEN}`.execute(db)
    return rows
  },

  async settlementDays(
    channel: string | undefined,
    after: { day: string; channel: string } | null,
    limit: number,
  ) {
    const { rows } = await sql<{
      channel: string
      day: string
      ours_kyat: number
      theirs_kyat: number | null
      delivered_kyat: number
      ledger_kyat: number | null
      unexplained_kyat: number
      differences: number
    }>`select channel, day::text as day, ours_kyat, theirs_kyat, delivered_kyat, ledger_kyat, unexplained_kyat,
        jsonb_array_length(case when jsonb_typeof(differences) = 'array' then differences else '[]' end) as differences
      from settlement_day where true ${channel === undefined ? sql`` : sql`and channel = ${channel}`}
        ${after === null ? sql`` : sql`and (day, channel) < (${after.day}::date, ${after.channel})`}
      order by day desc, channel desc limit ${limit}`.execute(db)
    return rows
  },
})

export const makePaymentsReadModel = (db: Database | Tx) => ({ ...paymentReads(db), ...beside(db) })
