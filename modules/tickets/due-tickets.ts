import { inTransaction } from '#platform/db/in-transaction.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import type { TicketDeps } from './create-ticket.ts'
import { makeTicketForgetStore } from './forget-store.ts'
import { mayStep } from './states.ts'
import { makeTicketStore } from './ticket-store.ts'
import { takeStep, tell } from './walk-ticket.ts'

/** Tickets that time moves on: after days without an answer from the customer, and some time after RESOLVED. */
export const DUE_TICKETS = {
  rows: { table: 'ticket', id: 'id', due: 'due_at' },
  job: defineRowJob('tickets.time', 'inside'),
} as const

/** As `docs/data.md` says. */
const KEPT_YEARS = 2

type Deps = Pick<TicketDeps, 'db' | 'clock' | 'rules' | 'queueSms'>

export const makeTimeTicket = ({ db, clock, rules, queueSms }: Deps) =>
  async function timeTicket(id: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const ticket = await makeTicketStore(tx).lock(id)
      const now = clock.now()
      if (!ticket || !isTaken(ticket.dueAt, now)) return
      const to = ticket.status === 'WAITING_CUSTOMER' ? 'RESOLVED' : 'CLOSED'
      if (!mayStep(ticket.status, to, 'TIME')) return makeTicketStore(tx).update(id, { due_at: null }, now)
      await takeStep(tx, rules, ticket, { to, why: to === 'RESOLVED' ? 'NO_ANSWER' : null, now })
      if (to === 'RESOLVED') await tell(tx, queueSms, ticket, 'ticketResolved', now)
    })
  }

/** Deletes tickets two years after they ended. */
export const makeSweepTickets = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async function sweepTickets(signal: AbortSignal): Promise<void> {
    const now = clock.now()
    const before = new Date(now)
    before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
    while (!signal.aborted)
      if ((await inTransaction(db, (tx) => makeTicketForgetStore(tx).sweep(before, now))) === 0) return
  }
