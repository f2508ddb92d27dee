import { readTicketNo } from './ticket-no.ts'
import type { TicketStore } from './ticket-store.ts'
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
