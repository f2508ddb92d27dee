import { sql } from 'kysely'
import type { CallBackSubject } from '#contracts/call-backs.ts'
import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import { OPEN_LINES } from './fibre-lines-read-model.ts'
import type { Tx } from '#platform/db/database.ts'

const MOST_COUNTED = 1_000

export type Standing = { readonly count: number; readonly oldest: Date | null }

const one = async (tx: Tx, rows: ReturnType<typeof sql>): Promise<Standing> => {
  const { rows: found } =
    await sql<Standing>`select count(*)::int as count, min(at) as oldest from (${rows}) x`.execute(tx)
  return found[0] ?? { count: 0, oldest: null }
}

/** Lengths of queues, counted up to 1,000 from their own indexes. */
export const makeDeskReadModel = (tx: Tx) => ({ ...queues(tx), ...oldest(tx) })

const queues = (tx: Tx) => ({
  inbox: (kinds: readonly ProposalKind[], notBy: string): Promise<Standing> =>
    one(
      tx,
      sql`select proposed_at as at from proposal where state = 'PROPOSED' and kind = any(${[...kinds]}) and proposed_by <> ${notBy}
        order by proposed_at, id limit ${MOST_COUNTED}`,
    ),

  messages: (): Promise<Standing> =>
    one(
      tx,
      sql`select received_at as at from contact_message where state = 'NEW' order by received_at, id limit ${MOST_COUNTED}`,
    ),

  /** Tickets with a running deadline, and since when the oldest customer waits. */
  tickets: (): Promise<Standing> =>
    one(
      tx,
      sql`select waiting_since as at from ticket where clock_at is not null and merged_into is null order by clock_at, id
        limit ${MOST_COUNTED}`,
    ),

  attacks: (): Promise<Standing> =>
    one(
      tx,
      sql`select off_since as at from otp_number where off_since is not null order by off_since limit ${MOST_COUNTED}`,
    ),

  channels: (now: Date): Promise<Standing> =>
    one(tx, sql`select off_since as at from payment_channel_switch where until is null or until > ${now}`),

  /** Orders for new lines in which dispatch has the next step. */
  lines: (): Promise<Standing> =>
    one(
      tx,
      sql`select created_at as at from payment_order o where ${OPEN_LINES}
        and state in ('PAID', 'PAY_ON_SITE', 'SURVEY', 'CANCEL_REQUESTED') order by created_at, id limit ${MOST_COUNTED}`,
    ),

  callBacks: (subjects: readonly CallBackSubject[]): Promise<Standing> =>
    one(
      tx,
      sql`select received_at as at from fibre_call_back where called_at is null and subject = any(${subjects})
        order by received_at, id limit ${MOST_COUNTED}`,
    ),

  leads: (): Promise<Standing> =>
    one(
      tx,
      sql`select received_at as at from lead where state = 'NEW' order by received_at, id limit ${MOST_COUNTED}`,
    ),

  /** Proposed because of many tickets and not decided yet. */
  incidents: (): Promise<Standing> =>
    one(
      tx,
      sql`select since as at from ticket_incident where state = 'PROPOSED' order by since, id limit ${MOST_COUNTED}`,
    ),
})

/** The oldest entries of each queue. */
const oldest = (tx: Tx) => ({
  async oldestMessages(limit: number) {
    const { rows } = await sql<{
      id: string
      topic: string
      state: string
      at: Date
    }>`select id, topic, state, received_at as at
      from contact_message where state = 'NEW' order by received_at, id limit ${limit}`.execute(tx)
    return rows
  },

  async dueTickets(now: Date, limit: number) {
    const { rows } = await sql<{ id: string; category: string; state: string; at: Date }>`
      select id, category, status as state, clock_at as at from ticket where clock_at < ${now} and merged_into is null
      order by clock_at, id limit ${limit}`.execute(tx)
    return rows
  },

  async oldestProposals(kinds: readonly ProposalKind[], notBy: string, limit: number) {
    const { rows } = await sql<{
      id: string
      kind: string
      at: Date
      kyat: number | null
    }>`select id, kind, proposed_at as at,
        amount_kyat as kyat from proposal where state = 'PROPOSED' and kind = any(${[...kinds]}) and proposed_by <> ${notBy}
      order by proposed_at, id limit ${limit}`.execute(tx)
    return rows
  },
})
