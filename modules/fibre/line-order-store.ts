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
  engineer_line as "engineerLine", visit_code as "visitCode", contract_no as "contractNo", opening_at as "openingAt"`

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
})
