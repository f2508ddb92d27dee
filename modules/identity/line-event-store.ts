import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { takenUntil } from '#platform/jobs/due-rows.ts'
import { makeCodeStore } from './code-store.ts'
import type { LineEvent } from './line-directory.ts'

export const makeLineEventStore = (tx: Database | Tx) => ({
  /** False when the event was known already. */
  async insert({ eventId, number, what, at }: LineEvent, now: Date, dueAt: Date | null): Promise<boolean> {
    const { rows } = await sql<{
      isNew: boolean
    }>`select tell_line_event(${eventId}, ${number}, ${what}, ${at},
      ${now}, ${dueAt}) as "isNew"`.execute(tx)
    return rows[0]?.isNew === true
  },

  /** An event with work left to do; null when there is none, or none any more. */
  async findDue(eventId: string, now: Date): Promise<LineEvent | null> {
    const row = await tx
      .selectFrom('line_event')
      .selectAll()
      .where('id', '=', eventId)
      .where('due_at', '<=', takenUntil(now))
      .executeTakeFirst()
    return row ? { eventId: row.id, number: row.line, what: row.what as LineEvent['what'], at: row.at } : null
  },

  /** Null: nothing is left to do. */
  async lookAgainAt(eventId: string, dueAt: Date | null): Promise<void> {
    await tx.updateTable('line_event').set({ due_at: dueAt }).where('id', '=', eventId).execute()
  },

  /** Keeps the latest change, in whatever order events arrive. False when it concerns a former holder. */
  async simChanged(number: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('line')
      .set({ sim_changed_at: sql<Date>`greatest(sim_changed_at, ${at})` })
      .where('number', '=', number)
      .where((eb) => eb.or([eb('held_since', 'is', null), eb('held_since', '<=', at)]))
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  async setState(number: string, state: 'ACTIVE' | 'BARRED', at: Date): Promise<void> {
    await tx
      .updateTable('line')
      .set({ state, state_at: at })
      .where('number', '=', number)
      .where((eb) => eb.or([eb('state_at', 'is', null), eb('state_at', '<', at)]))
      .execute()
  },

  /** Ends codes that were sent to the former SIM. */
  async endCodes(number: string): Promise<void> {
    await makeCodeStore(tx).lockGuesses(number)
    await tx
      .updateTable('otp_challenge')
      .set({ state: 'SUPERSEDED' })
      .where('number', '=', number)
      .where('state', '=', 'PENDING')
      .execute()
  },

  async accountOf(number: string): Promise<string | null> {
    const row = await tx
      .selectFrom('account')
      .select('id')
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst()
    return row?.id ?? null
  },
})
