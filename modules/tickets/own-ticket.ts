import { readTicketNo } from './ticket-no.ts'
import type { TicketStore } from './ticket-store.ts'
import type { Reporter, StoredTicket } from './ticket.ts'

/** An own ticket by its number, however it was typed; a merged one leads on, if that is theirs too. Null for anybody else's. */
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
