import { sql } from 'kysely'
import type { MemberVoucherState } from '#contracts/vouchers.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { MOST_WRONG_PINS } from './states.ts'

export type StoredVoucher = {
  readonly id: string
  readonly line: string
  readonly voucherId: string
  readonly merchantId: string
  readonly merchant: { readonly name: string; readonly nameMm: string }
  readonly title: string
  readonly titleMm: string
  readonly points: number
  readonly seats: number
  readonly state: MemberVoucherState
  readonly takenAt: Date
  readonly endsAt: Date
  readonly usedAt: Date | null
  readonly wrongPins: number
  readonly backId: string | null
  readonly startsAt: Date | null
  readonly giveBackUntil: Date | null
  readonly pinTag: Buffer | null
}

const FIELDS = sql`mv.id, mv.line, mv.voucher_id as "voucherId", v.merchant_id as "merchantId", v.title, v.title_mm as "titleMm",
  json_build_object('name', m.name, 'nameMm', m.name_mm) as merchant, mv.points, mv.seats, mv.state, mv.taken_at as "takenAt",
  mv.ends_at as "endsAt", mv.used_at as "usedAt", mv.wrong_pins as "wrongPins", mv.back_id as "backId", v.starts_at as "startsAt",
  v.give_back_until as "giveBackUntil", m.pin_tag as "pinTag"`
const FROM = sql`member_voucher mv join voucher v on v.id = mv.voucher_id join voucher_merchant m on m.id = v.merchant_id`

export type Reserved = {
  readonly id: string
  readonly line: string
  readonly voucherId: string
  readonly points: number
  readonly seats: number
  readonly endsAt: Date
  readonly now: Date
}

export const makeMemberVoucherStore = (db: Database | Tx) => ({
  async reserve({ id, line, voucherId, points, seats, endsAt, now }: Reserved): Promise<void> {
    await db
      .insertInto('member_voucher')
      .values({
        id,
        line,
        voucher_id: voucherId,
        points,
        seats,
        state: 'RESERVED',
        taken_at: now,
        ends_at: endsAt,
      })
      .execute()
  },

  /** Vouchers of a line that count for its limit. */
  async countOf(line: string, voucherId: string): Promise<number> {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from member_voucher where line = ${line}
      and voucher_id = ${voucherId} and state <> 'CANCELLED'`.execute(db)
    return rows[0]?.n ?? 0
  },

  /** False when it was no longer in that state. */
  async step(id: string, from: MemberVoucherState, to: MemberVoucherState, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('member_voucher')
      .set({
        state: to,
        ...(to === 'REVEALED' && { revealed_at: now }),
        ...(to === 'USED' && { used_at: now }),
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Without failed ones, which never were the line's. */
  async listOf(line: string): Promise<StoredVoucher[]> {
    const { rows } = await sql<StoredVoucher>`select ${FIELDS} from ${FROM}
      where mv.line = ${line} and mv.state <> 'RESERVED' and (mv.state <> 'CANCELLED' or mv.back_id is not null)
      order by mv.state not in ('ISSUED', 'REVEALED'), mv.ends_at, mv.id`.execute(db)
    return rows
  },

  /** Locked until the transaction ends, for its line or for staff, so that concurrent changes see each other. */
  async lock(id: string, line?: string): Promise<StoredVoucher | null> {
    const { rows } = await sql<StoredVoucher>`select ${FIELDS} from ${FROM}
      where mv.id = ${id} ${line === undefined ? sql`` : sql`and mv.line = ${line}`} for update of mv`.execute(
      db,
    )
    return rows[0] ?? null
  },

  /** For staff, whoever owns it. */
  async find(id: string): Promise<StoredVoucher | null> {
    const { rows } = await sql<StoredVoucher>`select ${FIELDS} from ${FROM} where mv.id = ${id}`.execute(db)
    return rows[0] ?? null
  },

  async countWrongPin(id: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`update member_voucher set wrong_pins = wrong_pins + 1
      where id = ${id} and wrong_pins < ${MOST_WRONG_PINS} returning wrong_pins as n`.execute(db)
    return rows[0]?.n ?? MOST_WRONG_PINS
  },
})
