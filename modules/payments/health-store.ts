import type { Database } from '#platform/db/database.ts'

export type ChannelCall = { readonly at: Date; readonly answered: boolean }

const MOST_READ = 400

export const makeHealthStore = (db: Database) => ({
  async note(channel: string, answered: boolean, at: Date): Promise<void> {
    await db.insertInto('payment_channel_call').values({ channel, answered, at }).execute()
  },

  /** Newest first. */
  async latest(channel: string): Promise<ChannelCall[]> {
    return db
      .selectFrom('payment_channel_call')
      .select(['at', 'answered'])
      .where('channel', '=', channel)
      .orderBy('at', 'desc')
      .limit(MOST_READ)
      .execute()
  },

  async sweep(before: Date): Promise<void> {
    await db.deleteFrom('payment_channel_call').where('at', '<', before).execute()
  },

  /** From now on this configured channel is probed. */
  async watch(names: readonly string[], dueAt: Date): Promise<void> {
    if (names.length === 0) return
    await db
      .insertInto('payment_channel')
      .values(names.map((name) => ({ name, due_at: dueAt })))
      .onConflict((same) => same.column('name').doNothing())
      .execute()
  },

  async setDue(name: string, dueAt: Date | null): Promise<void> {
    await db.updateTable('payment_channel').set({ due_at: dueAt }).where('name', '=', name).execute()
  },
})
