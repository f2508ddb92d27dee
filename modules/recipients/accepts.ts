import type { Database, Tx } from '#platform/db/database.ts'
import { makeRecipientStore } from './recipient-store.ts'

/** Whether the owner of a line wants what this sender would send: everybody's, only that of saved numbers, or nobody's. */
export async function accepts(db: Database | Tx, receiver: string, sender: string): Promise<boolean> {
  const store = makeRecipientStore(db)
  // Both are asked for every number: how long it takes tells nothing about its owner's choice.
  const policy = await store.policyOf(receiver)
  const isSaved = (await store.useCount(receiver, sender)) !== null
  return policy === 'ALL' || (policy === 'SAVED_ONLY' && isSaved)
}
