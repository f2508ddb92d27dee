import type { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Row = Record<string, unknown>
type Runner = { execute: (query: ReturnType<typeof sql>) => Promise<{ rows: Row[] }> }
type Database = Runner & { transaction: <T>(work: (tx: Runner) => Promise<T>) => Promise<T> }

/**
 * Never the transaction of the request: a try that is rolled back with a refused sign-in would not count. The tables of
 * the second factor are no collections, so no call of the CMS's own API can read or write them.
 */
export const database = (payload: Payload): Database =>
  (payload.db as unknown as { drizzle: Database }).drizzle
