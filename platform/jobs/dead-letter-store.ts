import type { Database } from '../db/database.ts'
import { defineRowJob } from './job.ts'
import type { DeadLetter } from './worker.ts'

/** Dead letters that staff want to run once more. */
export const DUE_DEAD_LETTERS = {
  rows: { table: 'dead_letter', id: 'id', due: 'again_at' },
  job: defineRowJob('jobs.again', 'inside'),
} as const

export const makeDeadLetterStore = (db: Database) => ({
  async keep({ id, job, payload, error }: DeadLetter, at: Date): Promise<void> {
    await db
      .insertInto('dead_letter')
      .values({ id, job, payload: JSON.stringify(payload), error, at })
      .onConflict((same) => same.doNothing())
      .execute()
  },

  async find(id: string): Promise<{ job: string; payload: object; again: boolean } | null> {
    const row = await db
      .selectFrom('dead_letter')
      .select(['job', 'payload', 'again_at', 'ended_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && row.ended_at === null
      ? { job: row.job, payload: Object(row.payload), again: row.again_at !== null }
      : null
  },

  async end(id: string, at: Date): Promise<void> {
    await db.updateTable('dead_letter').set({ ended_at: at, again_at: null }).where('id', '=', id).execute()
  },

  async sweep(before: Date): Promise<void> {
    await db.deleteFrom('dead_letter').where('at', '<', before).execute()
  },
})
