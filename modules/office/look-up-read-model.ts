import { sql } from 'kysely'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Tx } from '#platform/db/database.ts'
import type { FoundBy } from './record-store.ts'

export type Hit = {
  readonly by: FoundBy
  readonly line: string
  readonly paymentId?: string | null
  readonly moveId?: string | null
  readonly messageId?: string | null
}

type Paid = { readonly payer: string; readonly receiver: string; readonly payment_id: string | null }

const bothOf = (by: FoundBy, { payer, receiver, payment_id: paymentId }: Paid): Hit[] =>
  [...new Set([payer, receiver])].map((line) => ({ by, line, paymentId }))

export const makeLookUpReadModel = (tx: Tx) => ({
  /** One of our lines, or a number that has paid or written to us. */
  async isKnown(number: string): Promise<boolean> {
    const { rows } = await sql`select from line where number = ${number} union all
      select from account where number = ${number} union all
      (select from payment_order where payer = ${number} limit 1) limit 1`.execute(tx)
    return rows.length > 0
  },

  async byOrder(orderNo: string): Promise<Hit[]> {
    const { rows } =
      await sql<Paid>`select o.payer, o.receiver, (select p.id from payment p where p.order_id = o.id
        order by p.created_at desc limit 1) as payment_id from payment_order o where o.order_no = ${orderNo}`.execute(
        tx,
      )
    return rows.flatMap((row) => bothOf('ORDER', row))
  },

  async byMessage(reference: string): Promise<Hit[]> {
    const { rows } = await sql<{ id: string; phone: string | null }>`select id, phone from contact_message
      where reference = ${reference}`.execute(tx)
    return rows.flatMap(({ id, phone }) => {
      const line = parseMsisdn(phone ?? '')
      return line ? [{ by: 'MESSAGE' as const, line, messageId: id }] : []
    })
  },

  /** A payment or a move by its id. */
  async byId(id: string): Promise<Hit[]> {
    const { rows: paid } = await sql<Paid>`select o.payer, o.receiver, p.id as payment_id from payment p
      join payment_order o on o.id = p.order_id where p.id = ${id} union all
      select o.payer, o.receiver, null from payment_order o where o.id = ${id}`.execute(tx)
    if (paid.length > 0) return paid.flatMap((row) => bothOf('PAYMENT', row))
    const { rows: moves } = await sql<{ line: string }>`select line from value_move where id = ${id}`.execute(
      tx,
    )
    return moves.map(({ line }) => ({ by: 'MOVE', line, moveId: id }))
  },
})
