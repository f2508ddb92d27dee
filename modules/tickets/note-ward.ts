import type { Rules } from '#modules/rules/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { makeWardStore } from './ward-store.ts'
import type { StoredTicket } from './ticket.ts'

const MINUTE_MS = 60_000

/** Many reporters in one ward within a short time indicate one fault: staff get one proposal, and later tickets are linked to it. */
export async function noteWard(
  tx: Tx,
  rules: Rules,
  {
    id,
    service,
    category,
    placeId,
    ward,
  }: Pick<StoredTicket, 'id' | 'service' | 'category' | 'placeId' | 'ward'>,
  now: Date,
): Promise<void> {
  if (category !== 'NO_INTERNET' || placeId === null) return
  const store = makeWardStore(tx)
  const where = { service, category, placeId, ward }
  await store.enter(where)
  const current = await store.current(where)
  if (current) return store.link(id, current)
  const { tickets, minutes } = rules.at('ticket.incident', now)
  const since = new Date(now.getTime() - minutes * MINUTE_MS)
  if ((await store.reporters(where, since)) >= tickets) await store.propose(where, since, now)
}
