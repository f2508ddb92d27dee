import { sql } from 'kysely'
import { makeFileStore } from '#modules/files/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { makeTicketStore } from './ticket-store.ts'
import { fileThing } from './ticket.ts'

const AT_ONCE = 500

/** Deletes tickets with everything written and sent in them. Their files lose their keys in the same transaction. */
export const makeTicketForgetStore = (tx: Tx) => {
  async function forget(ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return
    const messages = await tx
      .selectFrom('ticket_message')
      .select('id')
      .where('ticket_id', 'in', ids)
      .execute()
    await makeFileStore(tx).shred(
      messages.map(({ id }) => fileThing(id)),
      now,
    )
    await tx.deleteFrom('ticket').where('id', 'in', ids).execute()
  }
  return {
    async forgetLine(line: string, now: Date): Promise<void> {
      // Locked before anything in them is read: a report or a reply with a file may be under way.
      await makeTicketStore(tx).enter(line)
      const rows = await tx
        .selectFrom('ticket')
        .select('id')
        .where('line', '=', line)
        .orderBy('id')
        .forUpdate()
        .execute()
      await forget(
        rows.map(({ id }) => id),
        now,
      )
      await makeFileStore(tx).forgetLine(line, now)
    },

    /** Deletes a batch of tickets that ended before then; called until none are left. One that opens again meanwhile stays. */
    async sweep(before: Date, now: Date): Promise<number> {
      const { rows } = await sql<{
        id: string
      }>`select id from ticket where ended_at < ${before} limit ${AT_ONCE} for update`.execute(tx)
      await forget(
        rows.map(({ id }) => id),
        now,
      )
      return rows.length
    },
  }
}

/** A person's messages and our answers, for the export of personal data. */
export async function ownTickets(db: Database, ownerKeys: readonly string[]) {
  const { rows } = await sql<{
    ticketNo: string
    category: string
    status: string
    createdAt: Date
    words: unknown
  }>`
    select t.ticket_no as "ticketNo", t.service, t.category, t.status, t.affected, t.contract_no as "contractNo",
      t.place_id as "placeId", t.answers, t.rating, t.created_at as "createdAt",
      (select json_agg(json_build_object('at', m.at, 'by', m.by_whom, 'text', m.body) order by m.no)
         from ticket_message m where m.ticket_id = t.id and m.by_whom <> 'NOTE') as words
    from ticket t where t.owner_key = any(${ownerKeys}) order by t.created_at`.execute(db)
  return rows
}
