import { randomUUID } from 'node:crypto'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { makeWatchStore } from './watch-store.ts'

/** Ended incidents whose watchers are still to be informed. */
export const DUE_INCIDENTS = {
  rows: { table: 'ticket_incident', id: 'id', due: 'tell_at' },
  job: defineRowJob('incidents.tell', 'inside'),
} as const

/** An SMS about a fault of days ago is useless. */
const SMS_LIVES_MS = 2 * 86_400_000

type Deps = { readonly db: Database; readonly clock: Clock; readonly queueSms: QueueSms }

/** A few hundred per transaction: after an interruption it continues with the rest. One SMS per number. */
export const makeTellAll = ({ db, clock, queueSms }: Deps) => {
  async function some(tx: Tx, id: string): Promise<boolean> {
    const store = makeWatchStore(tx)
    const now = clock.now()
    const due = await store.lockTelling(id)
    if (!isTaken(due, now)) return false
    const base = { priority: 'notice', validUntil: new Date(now.getTime() + SMS_LIVES_MS) } as const
    const withTicket = await store.takeTickets(id, now)
    for (const { line: to, lang, ticketNo } of withTicket)
      await queueSms(tx, {
        ...base,
        id: randomUUID(),
        to,
        lang,
        template: 'ticketIncidentEnded',
        slots: { ticket: ticketNo },
      })
    const without = withTicket.length > 0 ? [] : await store.takeWatching(id)
    for (const { line: to, lang } of without)
      await queueSms(tx, { ...base, id: randomUUID(), to, lang, template: 'incidentEnded', slots: {} })
    const count = withTicket.length + without.length
    await store.told(id, count, count === 0 ? null : due)
    return count > 0
  }

  return async function tellAll(id: string): Promise<void> {
    while (await inTransaction(db, (tx) => some(tx, id)));
  }
}
