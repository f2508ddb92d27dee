import { type sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

type Row = Record<string, unknown>
export type Transaction = { execute: (query: ReturnType<typeof sql>) => Promise<{ rows: Row[] }> }
type Sessions = Record<string, { db: Transaction } | undefined>

/** The request's own transaction; null before it has begun one. */
export async function transactionOf(req: PayloadRequest): Promise<Transaction | null> {
  const { sessions } = req.payload.db as unknown as { sessions: Sessions }
  return sessions[String(await req.transactionID)]?.db ?? null
}

/** All or nothing: what goes wrong takes everything back. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
