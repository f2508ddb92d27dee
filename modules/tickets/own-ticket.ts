import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { refused, type Answer } from '#platform/errors/answer.ts'
import { readTicketNo } from './ticket-no.ts'
import { makeTicketStore, type TicketStore } from './ticket-store.ts'
import type { Reporter, StoredTicket } from './ticket.ts'

/** A ticket by its number in any spelling; a merged one leads to its successor if the asker may see that too. Null for a stranger's. */
export async function ownTicket(
  store: TicketStore,
  who: Reporter,
  typedNo: string,
): Promise<StoredTicket | null> {
  const no = readTicketNo(typedNo)
  const found = no && (await store.byNo(no))
  if (!found || !who.sees.includes(found.ownerKey)) return null
  if (!found.mergedInto) return found
  const next = await store.find(found.mergedInto)
  return next && who.sees.includes(next.ownerKey) ? next : null
}

type Change<T> = (tx: Tx, ticket: StoredTicket) => Promise<Answer<T>>

const MOST_TRIES = 3

/**
 * Changes an own ticket, locked. One that was merged while it was waited for is let go and searched for anew: whoever kept it and waited
 * for its successor would stand crosswise to a merge of the successor.
 */
export async function changeOwnTicket<T>(
  db: Database,
  who: Reporter,
  typedNo: string,
  change: Change<T>,
): Promise<Answer<T>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const changed = await inTransaction(db, async (tx): Promise<Answer<T> | null> => {
      const store = makeTicketStore(tx)
      const found = await ownTicket(store, who, typedNo)
      if (!found) return refused('NOT_FOUND')
      // Locked in this order everywhere: the owner's queue, then the row.
      await store.enter(who.line)
      const ticket = await store.lock(found.id)
      if (!ticket) return refused('NOT_FOUND')
      return ticket.mergedInto ? null : change(tx, ticket)
    })
    if (changed) return changed
  }
  return refused('TICKET_STATE')
}
