import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { valueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague } from '#apps/staff-api/test-office.ts'
import { getStaffTicket, mergeTicket, takeTicket } from '#contracts/staff/tickets.ts'
import type { Ticket } from '#contracts/tickets.ts'
import { servedDatabase } from '#db/test-database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeCategories, ticketRoutes } from './index.ts'

type Said = { readonly code: string; readonly ticket: Ticket }

/** Undefined where the answer is a refusal, which only fails a test that reads it. */
const ticketIn = (result: unknown): Ticket => (result as { ticket: Ticket } | undefined)?.ticket as Ticket

/** Customers with tickets, and the office that works on them. */
export async function ticketSite() {
  const site = await valueApp()
  const { rules, queueSms, clock } = site
  const db = servedDatabase(site.url, 'api')
  const { mustReach: reach } = site.identity
  ticketRoutes(site.app, { db, clock, rules, queueSms, categories: makeCategories(site.content), reach })
  const office = await officeAt(site)

  const versionOf = async (who: Colleague, ticketId: string): Promise<number> =>
    (await office.ask(who, getStaffTicket, { params: { ticketId } })).result.version

  return {
    site,
    /** Of the category OTHER, so that a customer can have several. */
    async report(token: string, more: object = {}): Promise<Ticket> {
      const payload = {
        requestId: randomUUID(),
        service: 'mobile',
        categoryCode: 'OTHER',
        description: 'Something else is wrong since noon.',
        answers: {},
        ...more,
      }
      const { result } = await site.inject('POST', '/ticket', { token, payload })
      return ticketIn(result)
    },
    async read(token: string, no: string): Promise<Ticket> {
      const { result } = await site.inject('GET', `/ticket/${no}`, { token })
      return result as unknown as Ticket
    },
    async reply(token: string, no: string, more: object = {}): Promise<Said> {
      const payload = { requestId: randomUUID(), text: 'It is still so.', ...more }
      const { code, result } = await site.inject('POST', `/ticket/${no}/reply`, { token, payload })
      return { code, ticket: ticketIn(result) }
    },
    async close(token: string, no: string, what: string): Promise<Said> {
      const { code, result } = await site.inject('POST', `/ticket/${no}/close`, { token, payload: { what } })
      return { code, ticket: result as unknown as Ticket }
    },
    colleague: () => office.colleague('CARE_AGENT'),
    async take(who: Colleague, { ticketId }: Ticket): Promise<void> {
      const body = { version: await versionOf(who, ticketId) }
      await office.ask(who, takeTicket, { params: { ticketId }, body })
    },
    async merge(who: Colleague, { ticketId }: Ticket, into: Ticket): Promise<string> {
      const body = { version: await versionOf(who, ticketId), into: into.ticketNo }
      return (await office.ask(who, mergeTicket, { params: { ticketId }, body })).code
    },
    /** Holds these rows until both wait for a lock, the first one first. */
    async oneAfterTheOther<A, B>(
      held: RawBuilder<unknown>,
      first: () => Promise<A>,
      second: () => Promise<B>,
    ): Promise<[A, B]> {
      const both = await inTransaction(site.db, async (tx) => {
        await held.execute(tx)
        const one = first()
        await untilWaiting(site.db, 1)
        const other = second()
        await Promise.race([other, untilWaiting(site.db, 2)])
        return { answers: [one, other] as const }
      })
      return Promise.all(both.answers)
    },
  }
}
