import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

export type RecordLine = {
  readonly state: string | null
  readonly sim_changed_at: Date | null
  readonly account_id: string | null
  readonly since: Date | null
  readonly passkeys: number
  readonly devices: number
  readonly failures: number
  readonly codes_off: boolean
  readonly wait_seconds: number | null
}

export type MoveRow = {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly line: string
  readonly product: string | null
  readonly amount_kyat: number
  readonly counterparty: string | null
  readonly created_at: Date
  readonly settled_at: Date | null
  readonly plan: unknown
  readonly asks: number
  readonly next_ask_at: Date | null
  readonly failure: { readonly code: string } | null
  readonly ended_as: string | null
  readonly taken_kyat: number | null
  readonly who: string | null
  readonly why: string | null
  readonly evidence: string | null
  readonly ended_at: Date | null
  readonly proposal_id: string | null
  readonly proposal_kind: string | null
  readonly proposal_state: string | null
}

export type OrderRow = {
  readonly id: string
  readonly order_no: string
  readonly type: string
  readonly state: string
  readonly total_kyat: number
  readonly payer: string
  readonly receiver: string
  readonly created_at: Date
  readonly payments: { paymentId: string; channel: string; state: string; amountKyat: number }[]
}

export type SmsRow = {
  readonly id: string
  readonly kind: 'code' | 'notice'
  readonly template: string
  readonly lang: string
  readonly state: string
  readonly created_at: Date
  readonly ended_at: Date | null
  readonly failure: string | null
}

export type HistoryFound = {
  readonly move_id: string
  readonly at: Date
  readonly type: string
  readonly status: string
  readonly product: string | null
  readonly deltas: { unit: 'MMK' | 'MB' | 'MIN' | 'SMS' | 'POINT'; value: number }[]
  readonly counterparty: string | null
  readonly why: { key: string; slots: Record<string, string | number> }
}

export const MOVE_SHOWN = sql`m.id, m.kind, m.state, m.line, m.product, m.amount_kyat, m.counterparty, m.created_at, m.settled_at,
  m.plan, m.asks, m.next_ask_at, m.failure, e.ended_as, e.taken_kyat, e.who, e.why, e.evidence, e.at as ended_at,
  q.id as proposal_id, q.kind as proposal_kind, q.state as proposal_state
  from value_move m left join value_ended_by_staff e on e.move_id = m.id
  left join proposal q on q.thing = 'move:' || m.id and q.state in ('PROPOSED', 'APPROVED')`

/** Only what the present holder did: earlier rows are hidden from staff as from the holder. */
const since = (line: string) => sql`coalesce(history_since(${line}), '-infinity'::timestamptz)`

const below = (after: Key | null, at: string, id: string) =>
  after === null ? sql`` : sql`and (${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}, ${after.id}::uuid)`

/** Overview of a customer: each query reads one index. */
const glance = (tx: Tx) => ({
  async line(number: string): Promise<RecordLine> {
    const { rows } =
      await sql<RecordLine>`select l.state, l.sim_changed_at, a.id as account_id, a.created_at as since,
        (select count(*) from passkey k where k.account_id = a.id)::int as passkeys,
        (select count(*) from device_key d where d.account_id = a.id)::int as devices,
        (select count(*) from unnest(o.failed_at) f where f > platform.now() - interval '24 hours')::int as failures,
        o.off_since is not null as codes_off, w.wait_seconds
      from (select ${number} as number) n left join line l on l.number = n.number left join account a on a.number = n.number
      left join otp_number o on o.number = n.number
      left join lateral otp_guess_refusal(o.failed_at, o.consecutive, false, platform.now()) w on o.number is not null`.execute(
        tx,
      )
    const [row] = rows
    if (!row) throw new Error('a line was asked for and no row came')
    return row
  },

  async packages(
    line: string,
  ): Promise<{ id: string; product: string; status: string; until: Date; renews: boolean }[]> {
    const { rows } = await sql<{
      id: string
      product: string
      status: string
      until: Date
      renews: boolean
    }>`select id, product, status, expires_at as until, next_renew_at is not null as renews from subscription
      where line = ${line} and expires_at > platform.now() - interval '30 days' order by expires_at desc limit 50`.execute(
      tx,
    )
    return rows
  },

  async unsure(line: string) {
    const { rows } = await sql<{
      kind: 'MOVE' | 'PAYMENT'
      id: string
      state: string
      kyat: number
      since: Date
    }>`
      (select 'MOVE' as kind, id, state, amount_kyat as kyat, created_at as since from value_move
        where line = ${line} and state in ('EXECUTING', 'UNKNOWN', 'HELD') order by id limit 20)
      union all
      (select 'PAYMENT', p.id, p.state, p.amount_kyat, p.created_at from payment_order o join payment p on p.order_id = o.id
        where o.payer = ${line} and p.state in ('UNKNOWN', 'HELD', 'PROCESSING', 'REFUND_PENDING') order by p.created_at limit 20)
      order by since`.execute(tx)
    return rows
  },

  async history(line: string, afterMove: string | null, limit: number): Promise<HistoryFound[]> {
    const { rows } =
      await sql<HistoryFound>`select move_id, at, type, status, product, deltas, counterparty, why
      from value_history where line = ${line} and at >= ${since(line)}
        ${afterMove === null ? sql`` : sql`and move_id < ${afterMove}::uuid`} order by move_id desc limit ${limit}`.execute(
        tx,
      )
    return rows
  },
})

const lists = (tx: Tx) => ({
  async moves(line: string, afterMove: string | null, limit: number): Promise<MoveRow[]> {
    const { rows } =
      await sql<MoveRow>`select ${MOVE_SHOWN} where m.line = ${line} and m.created_at >= ${since(line)}
      ${afterMove === null ? sql`` : sql`and m.id < ${afterMove}::uuid`} order by m.id desc limit ${limit}`.execute(
        tx,
      )
    return rows
  },

  async move(id: string): Promise<MoveRow | null> {
    const { rows } = await sql<MoveRow>`select ${MOVE_SHOWN} where m.id = ${id}`.execute(tx)
    return rows[0] ?? null
  },

  async orders(line: string, after: Key | null, limit: number): Promise<OrderRow[]> {
    const one = (part: string) => sql`(select o.* from payment_order o where ${sql.ref(part)} = ${line}
      and o.created_at >= ${since(line)} ${below(after, 'o.created_at', 'o.id')} order by o.created_at desc, o.id desc limit ${limit})`
    const { rows } =
      await sql<OrderRow>`select o.id, o.order_no, o.type, o.state, o.total_kyat, o.payer, o.receiver, o.created_at,
        coalesce((select jsonb_agg(jsonb_build_object('paymentId', p.id, 'channel', p.channel, 'state', p.state,
          'amountKyat', p.amount_kyat) order by p.created_at desc) from payment p where p.order_id = o.id), '[]') as payments
      from (select distinct on (created_at, id) * from (${one('o.payer')} union all ${one('o.receiver')}) both_parts
        order by created_at desc, id desc limit ${limit}) o order by o.created_at desc, o.id desc`.execute(tx)
    return rows
  },

  async messages(line: string, after: Key | null, limit: number): Promise<SmsRow[]> {
    const { rows } =
      await sql<SmsRow>`select id, kind, template, lang, state, created_at, ended_at, failure from sms_message s
      where s.recipient = ${line} ${below(after, 's.created_at', 's.id')} order by s.created_at desc, s.id desc limit ${limit}`.execute(
        tx,
      )
    return rows
  },

  async sessions(accountId: string) {
    const { rows } = await sql<{
      id: string
      device_name: string | null
      method: string
      started_at: Date
      last_seen_at: Date
    }>`select id, device_name, method, started_at, last_seen_at from session where account_id = ${accountId}
      and revoked_at is null and ends_at > platform.now() order by started_at desc limit 50`.execute(tx)
    return rows
  },
})

export const makeRecordReadModel = (tx: Tx) => ({ ...glance(tx), ...lists(tx) })
