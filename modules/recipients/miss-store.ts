import { createHash } from 'node:crypto'
import type { Database, Tx } from '#platform/db/database.ts'

const RECEIVER_BYTES = 16

/** Enough to know the same number again, and not the number. */
const markOf = (line: string, receiver: string): Buffer =>
  createHash('sha256').update(`${line} ${receiver}`).digest().subarray(0, RECEIVER_BYTES)

export const makeMissStore = (tx: Database | Tx) => ({
  /** How many other numbers the line tried in vain since then, and whether this one was among them. */
  async since(line: string, receiver: string, since: Date): Promise<{ others: number; again: boolean }> {
    const rows = await tx
      .selectFrom('recipient_miss')
      .select('receiver')
      .where('line', '=', line)
      .where('at', '>', since)
      .execute()
    const mark = markOf(line, receiver)
    const others = rows.filter((row) => !row.receiver.equals(mark)).length
    return { others, again: others < rows.length }
  },

  async keep(line: string, receiver: string, at: Date): Promise<void> {
    await tx
      .insertInto('recipient_miss')
      .values({ line, receiver: markOf(line, receiver), at })
      .onConflict((same) => same.columns(['line', 'receiver']).doUpdateSet({ at }))
      .execute()
  },

  async sweep(before: Date): Promise<void> {
    await tx.deleteFrom('recipient_miss').where('at', '<', before).execute()
  },
})
