import type { Database, Tx } from '#platform/db/database.ts'
import { makeRecipientStore } from './recipient-store.ts'

/** Whether the owner accepts gifts and shares from this sender: from everybody, from saved numbers only, or from nobody. */
export async function accepts(db: Database | Tx, receiver: string, sender: string): Promise<boolean> {
  const store = makeRecipientStore(db)
  // Both are read for every number, so that timing does not reveal the owner's choice.
  const policy = await store.policyOf(receiver)
  const isSaved = (await store.useCount(receiver, sender)) !== null
  return policy === 'ALL' || (policy === 'SAVED_ONLY' && isSaved)
}
