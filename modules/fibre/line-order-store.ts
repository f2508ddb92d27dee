import { sql } from 'kysely'
import type { Applicant, Visit } from '#contracts/fibre-orders.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { SealedId } from './id-number.ts'
import { addressKey, type LineRow } from './line-order.ts'

export type NewLine = {
  readonly orderId: string
  readonly accountId: string
  readonly packageCode: string
  readonly months: number
  readonly addOnIds: readonly string[]
  readonly payOnSite: boolean
  readonly applicant: Omit<Applicant, 'contactPhone' | 'secondPhone'>
  readonly line: string
  readonly secondLine: string | null
  readonly township: string
  readonly id: SealedId
  readonly visit: Visit
  readonly visitCode: string
  readonly now: Date
}

const COLUMNS = sql`order_id as "orderId", account_id as "accountId", package_code as "packageCode", months,
  add_on_ids as "addOnIds", pay_on_site as "payOnSite", full_name as "fullName", line, place_id as "placeId", township,
  address, id_shown as "idShown", day::text as day, slot, moves, engineer_name as "engineerName",
  engineer_line as "engineerLine", visit_code as "visitCode", contract_no as "contractNo"`

const OPEN_ON_SITE = sql`('PAY_ON_SITE', 'SURVEY', 'SCHEDULED', 'IN_PROGRESS', 'CANCEL_REQUESTED')`

export const makeLineOrderStore = (db: Database | Tx) => ({
  async insert({ applicant, ...one }: NewLine): Promise<void> {
    await db
      .insertInto('line_order')
      .values({
        order_id: one.orderId,
        account_id: one.accountId,
        package_code: one.packageCode,
        months: one.months,
        add_on_ids: [...one.addOnIds],
        pay_on_site: one.payOnSite,
        full_name: applicant.fullName,
        line: one.line,
        second_line: one.secondLine,
        email: applicant.email ?? null,
        place_id: applicant.placeId,
        township: one.township,
        address: applicant.address,
        address_key: addressKey(applicant.placeId, applicant.address),
        lat: applicant.lat ?? null,
        lng: applicant.lng ?? null,
        building: applicant.buildingType,
        floor: applicant.floor ?? null,
        note: applicant.note ?? null,
        id_kind: one.id.kind,
        id_sealed: one.id.sealed,
        id_tag: one.id.tag,
        id_shown: one.id.shown,
        day: one.visit.day,
        slot: one.visit.slot,
        visit_code: one.visitCode,
        created_at: one.now,
      })
      .execute()
  },

  async find(orderId: string): Promise<LineRow | null> {
    const { rows } =
      await sql<LineRow>`select ${COLUMNS} from line_order where order_id = ${orderId}`.execute(db)
    return rows[0] ?? null
  },

  async byOrderNo(orderNo: string): Promise<LineRow | null> {
    const { rows } = await sql<LineRow>`select ${COLUMNS} from line_order
      where order_id = (select id from payment_order where order_no = ${orderNo})`.execute(db)
    return rows[0] ?? null
  },

  async ofAccount(accountId: string, most: number): Promise<LineRow[]> {
    const { rows } = await sql<LineRow>`select ${COLUMNS} from line_order where account_id = ${accountId}
      order by created_at desc limit ${most}`.execute(db)
    return rows
  },

  /** Whoever orders, and wherever: their orders are counted one after the other, the locks always in this order. */
  async lockFor(accountId: string, address: string): Promise<void> {
    for (const key of [`fibre order ${accountId}`, `fibre address ${address}`])
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
  },

  /** The open order for the same line, placed a moment ago. */
  async same(accountId: string, packageCode: string, address: string, since: Date): Promise<string | null> {
    const { rows } = await sql<{ id: string }>`
      select o.id from line_order l join payment_order o on o.id = l.order_id
       where l.account_id = ${accountId} and l.package_code = ${packageCode} and l.address_key = ${address}
         and l.created_at > ${since} and o.state in ('AWAITING_PAYMENT', 'PAY_ON_SITE')
       order by l.created_at desc limit 1`.execute(db)
    return rows[0]?.id ?? null
  },

  async openOf(
    accountId: string,
    address: string,
    now: Date,
  ): Promise<{ unpaid: number; onSite: number; onSiteHere: number }> {
    const { rows } = await sql<{ unpaid: number; onSite: number; onSiteHere: number }>`
      select count(*) filter (where l.account_id = ${accountId} and o.state = 'AWAITING_PAYMENT' and o.expires_at > ${now}) as unpaid,
             count(*) filter (where l.account_id = ${accountId} and l.pay_on_site and o.state in ${OPEN_ON_SITE}) as "onSite",
             count(*) filter (where l.address_key = ${address} and l.pay_on_site and o.state in ${OPEN_ON_SITE}) as "onSiteHere"
        from line_order l join payment_order o on o.id = l.order_id
       where l.account_id = ${accountId} or l.address_key = ${address}`.execute(db)
    return rows[0] ?? { unpaid: 0, onSite: 0, onSiteHere: 0 }
  },

  async setVisit(orderId: string, visit: Visit | null, moves: number): Promise<void> {
    await sql`update line_order set day = ${visit?.day ?? null}, slot = ${visit?.slot ?? null}, moves = ${moves}
      where order_id = ${orderId}`.execute(db)
  },

  async setEngineer(orderId: string, engineer: { name: string; line: string }): Promise<void> {
    await db
      .updateTable('line_order')
      .set({ engineer_name: engineer.name, engineer_line: engineer.line })
      .where('order_id', '=', orderId)
      .execute()
  },

  async setOpening(orderId: string, at: Date | null): Promise<void> {
    await db.updateTable('line_order').set({ opening_at: at }).where('order_id', '=', orderId).execute()
  },

  async setContract(orderId: string, contractNo: string): Promise<void> {
    await db
      .updateTable('line_order')
      .set({ contract_no: contractNo, opening_at: null })
      .where('order_id', '=', orderId)
      .execute()
  },

  async forgetLater(orderId: string, at: Date | null): Promise<void> {
    await db.updateTable('line_order').set({ forget_at: at }).where('order_id', '=', orderId).execute()
  },
})
