import { sql } from 'kysely'
import type { SlotName } from '#contracts/fibre-orders.ts'
import type { LineTask, OfficeLine } from '#contracts/staff/fibre-lines.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

export type LineFound = {
  readonly order_id: string
  readonly order_no: string
  readonly state: OfficeLine['state']
  readonly created_at: Date
  readonly since: Date | null
  readonly total_kyat: number
  readonly package_code: string
  readonly months: number
  readonly add_on_ids: string[]
  readonly pay_on_site: boolean
  readonly full_name: string
  readonly line: string
  readonly second_line: string | null
  readonly place_id: string
  readonly township: string
  readonly address: string
  readonly building: string
  readonly floor: number | null
  readonly note: string | null
  readonly id_shown: string | null
  readonly day: string | null
  readonly slot: SlotName | null
  readonly moves: number
  readonly engineer_name: string | null
  readonly engineer_line: string | null
  readonly visit_code: string | null
  readonly contract_no: string | null
  readonly opening_at: Date | null
  readonly task: LineTask | null
}

/** Only columns the role may read; the encrypted identity number is not for the office. */
const LINE = sql`o.id as order_id, o.order_no, o.state, o.created_at, o.total_kyat, l.package_code, l.months, l.add_on_ids,
  l.pay_on_site, l.full_name, l.line, l.second_line, l.place_id, l.township, l.address, l.building, l.floor, l.note, l.id_shown,
  l.day::text as day, l.slot, l.moves, l.engineer_name, l.engineer_line, l.visit_code, l.contract_no, l.opening_at,
  (select max(s.at) from payment_step s where s.record = 'ORDER' and s.record_id = o.id) as since,
  (select t.task from line_task t where t.order_id = o.id and t.ended_at is null) as task
  from payment_order o join line_order l on l.order_id = o.id`

/** Spelt like the condition of the index, so that the index is used. */
export const OPEN_LINES = sql`o.type = 'FTTH_NEW' and o.state in
  ('PAY_ON_SITE', 'SLOT_NEEDED', 'PAID', 'SURVEY', 'SCHEDULED', 'IN_PROGRESS', 'CANCEL_REQUESTED')`

type Asked = {
  readonly state?: string | undefined
  readonly township?: string | undefined
  readonly after: Key | null
  readonly limit: number
}

const MOST_OF_A_DAY = 500

export const makeLinesReadModel = (tx: Tx) => ({
  async list({ state, township, after, limit }: Asked): Promise<LineFound[]> {
    const [order, beyond] = state === undefined ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
    const { rows } = await sql<LineFound>`select ${LINE}
      where ${state === undefined ? OPEN_LINES : sql`o.type = 'FTTH_NEW' and o.state = ${state}`}
      ${township === undefined ? sql`` : sql`and l.township = ${township}`}
      ${after === null ? sql`` : sql`and (o.created_at, o.id) ${beyond} (${after.at}, ${after.id}::uuid)`}
      order by o.created_at ${order}, o.id ${order} limit ${limit}`.execute(tx)
    return rows
  },

  async find(orderId: string): Promise<LineFound | null> {
    const { rows } = await sql<LineFound>`select ${LINE} where o.id = ${orderId}`.execute(tx)
    return rows[0] ?? null
  },

  async named(orderNo: string): Promise<LineFound[]> {
    const { rows } =
      await sql<LineFound>`select ${LINE} where o.order_no = ${orderNo} and o.type = 'FTTH_NEW'`.execute(tx)
    return rows
  },

  /** Visits of a day, past ones included; an unpaid order holds its time for half an hour. */
  async ofDay(day: string, township: string | undefined): Promise<LineFound[]> {
    const { rows } = await sql<LineFound>`select ${LINE} where l.day = ${day}
        and o.state in ('AWAITING_PAYMENT', 'PAY_ON_SITE', 'PAID', 'SURVEY', 'SCHEDULED', 'IN_PROGRESS', 'CANCEL_REQUESTED', 'COMPLETED')
      ${township === undefined ? sql`` : sql`and l.township = ${township}`}
      order by l.township, array_position(array['AM', 'PM', 'EVE'], l.slot), o.created_at, o.id
      limit ${MOST_OF_A_DAY}`.execute(tx)
    return rows
  },

  async slotsOf(
    day: string,
  ): Promise<{ township: string; slot: SlotName; capacity: number; taken: number }[]> {
    const { rows } = await sql<{ township: string; slot: SlotName; capacity: number; taken: number }>`
      select township, slot, capacity, taken from install_slot where day = ${day}`.execute(tx)
    return rows
  },

  async steps(orderId: string): Promise<{ at: Date; state: string; why: string }[]> {
    const { rows } = await sql<{ at: Date; state: string; why: string }>`select at, to_state as state, why
      from payment_step where record = 'ORDER' and record_id = ${orderId} order by id`.execute(tx)
    return rows
  },

  async payments(orderId: string) {
    const { rows } = await sql<{
      id: string
      channel: string
      state: string
      amount_kyat: number
      refund_kyat: number
    }>`select id, channel, state, amount_kyat, refund_kyat from payment where order_id = ${orderId}
      order by created_at desc, id desc`.execute(tx)
    return rows
  },

  /** Orders by the references they were posted under. */
  async orders(ids: readonly string[]) {
    const { rows } = await sql<{ id: string; order_no: string; payment_id: string | null }>`
      select o.id, o.order_no, (select p.id from payment p where p.order_id = o.id
          and p.state not in ('FAILED', 'EXPIRED') order by p.created_at desc limit 1) as payment_id
        from payment_order o where o.id = any(${[...ids]}::uuid[])`.execute(tx)
    return rows
  },
})
