import type { Database, Tx } from '#platform/db/database.ts'

/** Keyed hash of a number, with a key outside the database: without a key all numbers could be tried. */
export type Tag = (text: string) => string

export const makeMissStore = (tx: Database | Tx, tag: Tag) => {
  /** Recognises the same number again without storing it. */
  const markOf = (line: string, receiver: string): Buffer =>
    Buffer.from(tag(`miss ${line} ${receiver}`), 'base64url')
  return {
    /** How many other numbers the line has tried in vain since then, and whether this one was among them. */
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
  }
}

/** Deletes entries that no longer count. */
export const makeMissSweepStore = (tx: Database | Tx) => ({
  async sweep(before: Date): Promise<void> {
    await tx.deleteFrom('recipient_miss').where('at', '<', before).execute()
  },

  async forgetLine(line: string): Promise<void> {
    await tx.deleteFrom('recipient_miss').where('line', '=', line).execute()
  },
})
