import type { Database, Tx } from './database.ts'

const waiting = new WeakMap<Tx, (() => void)[]>()

/** Everything in `work` happens, or nothing does; what was registered with `afterCommit` runs after it. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const later: (() => void)[] = []
  const value = await db.transaction().execute((tx) => {
    waiting.set(tx, later)
    return work(tx)
  })
  for (const run of later) run()
  return value
}

/** For what must not be seen before the commit, such as telling a worker to look. Rolled back means never run. */
export function afterCommit(tx: Tx, run: () => void): void {
  waiting.get(tx)?.push(run)
}
