import { sql } from '@payloadcms/db-postgres'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

type Runner = { execute: (query: ReturnType<typeof sql>) => Promise<{ rows: Record<string, unknown>[] }> }
interface Adapter extends Omit<BaseDatabaseAdapter, 'sessions'> {
  sessions: Record<string, { db: Runner } | undefined>
  drizzle: Runner
}

/**
 * The adapter swallows a commit that fails and the caller is told that all went well. Here Postgres is asked by the
 * transaction's own number whether it was committed, and a save that was not is answered as the failure it is.
 */
export function withCertainCommits<T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> {
  return {
    ...adapter,
    init: (args) => {
      const made = adapter.init(args)
      const db = made as unknown as Adapter
      const commit = db.commitTransaction
      db.commitTransaction = async function (this: Adapter, incoming) {
        const id = String(await incoming)
        const number = (
          await this.sessions[id]?.db.execute(sql`select pg_current_xact_id_if_assigned()::text as number`)
        )?.rows[0]?.['number']
        await commit.call(this, id)
        if (!number) return
        const { rows } = await this.drizzle.execute(
          sql`select pg_xact_status(${String(number)}::xid8) as status`,
        )
        if (rows[0]?.['status'] !== 'committed') throw new Error('the database did not keep the change')
      }
      return made
    },
  }
}
