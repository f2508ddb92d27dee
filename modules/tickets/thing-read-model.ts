import { sql } from 'kysely'
import { receiptNo } from '#contracts/receipt-no.ts'
import type { ThingKind, TicketThing } from '#contracts/tickets.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Reporter } from './ticket.ts'

type Found = {
  readonly number: string | null
  readonly amount: number | null
  readonly at: Date | null
  readonly state: string | null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whose the thing must be; null for staff, who may see all. */
type For = Pick<Reporter, 'ownerKey' | 'accountId' | 'line'> | null

/** A move of a line: its result, or its present state. Guests and earlier holders of the number have none. */
async function move(db: Database | Tx, id: string, own: For): Promise<Found | null> {
  if (!UUID.test(id) || own?.accountId === null) return null
  const { rows } = await sql<Found & { id: string }>`
    select m.id, m.amount_kyat as amount, m.created_at as at, m.state, null as number from value_move m where m.id = ${id}
      ${own ? sql`and m.line = ${own.line} and m.created_at >= coalesce((select since from history_start h where h.line = m.line), '-infinity')` : sql``}
    union all
    select h.move_id, null, h.at, h.status, null from value_history h where h.move_id = ${id}
      ${own ? sql`and h.line = ${own.line} and h.at >= coalesce((select since from history_start s where s.line = h.line), '-infinity')` : sql``}
    limit 1`.execute(db)
  return rows[0] ? { ...rows[0], number: receiptNo(id) } : null
}

async function payment(db: Database | Tx, id: string, own: For): Promise<Found | null> {
  if (!UUID.test(id)) return null
  const { rows } =
    await sql<Found>`select o.order_no as number, p.amount_kyat as amount, p.created_at as at, p.state
    from payment p join payment_order o on o.id = p.order_id where p.id = ${id}
    ${own ? sql`and o.owner = ${own.ownerKey}` : sql``}`.execute(db)
  return rows[0] ?? null
}

async function order(db: Database | Tx, id: string, own: For): Promise<Found | null> {
  if (!UUID.test(id)) return null
  const { rows } = await sql<Found>`select order_no as number, total_kyat as amount, created_at as at, state
    from payment_order where id = ${id} ${own ? sql`and owner = ${own.ownerKey}` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** A bill of a contract that the account manages. */
async function bill(db: Database | Tx, id: string, own: For): Promise<Found | null> {
  if (own?.accountId === null) return null
  const { rows } =
    await sql<Found>`select b.bill_no as number, b.total_kyat as amount, b.issued_on::timestamptz as at, null as state
    from fibre.bill b where b.bill_no = ${id}
    ${own ? sql`and exists (select from fibre.contract c join fibre_link l on l.contract_no = c.contract_no where c.id = b.contract_id and l.account_id = ${own.accountId}::uuid)` : sql``}`.execute(
      db,
    )
  return rows[0] ?? null
}

const READ: Readonly<Record<ThingKind, typeof move>> = {
  MOVE: move,
  PAYMENT: payment,
  ORDER: order,
  BILL: bill,
  // A voucher is reported by the move that took its points; a ticket that names a voucher itself is answered as unknown.
  VOUCHER: async () => null,
}

/** Number, amount, time and present state of what a ticket is about; null when it is unknown or not theirs. */
export async function readThing(
  db: Database | Tx,
  kind: ThingKind,
  id: string,
  own: For,
): Promise<TicketThing | null> {
  const found = await READ[kind](db, id, own)
  return found && { kind, id, ...found, at: found.at?.toISOString() ?? null }
}
