import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type LineEvent = {
  readonly eventId: string
  readonly number: string
  readonly what: 'SIM_CHANGED' | 'SUSPENDED' | 'RESUMED'
  readonly at: Date
}

export const makeLineEventStore = (tx: Tx) => ({
  /** False when it was told before. */
  async insert({ eventId, number, what, at }: LineEvent, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('line_event')
      .values({ id: eventId, line: number, what, at, told_at: now })
      .onConflict((same) => same.column('id').doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  /** The latest change counts, in whatever order they are told. */
  async simChanged(number: string, at: Date): Promise<void> {
    await tx
      .updateTable('line')
      .set({ sim_changed_at: sql<Date>`greatest(sim_changed_at, ${at})` })
      .where('number', '=', number)
      .execute()
  },

  async setState(number: string, state: 'ACTIVE' | 'BARRED', at: Date): Promise<void> {
    await tx
      .updateTable('line')
      .set({ state, state_at: at })
      .where('number', '=', number)
      .where((eb) => eb.or([eb('state_at', 'is', null), eb('state_at', '<', at)]))
      .execute()
  },

  /** Codes that went to the SIM of before. */
  async endCodes(number: string): Promise<void> {
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
