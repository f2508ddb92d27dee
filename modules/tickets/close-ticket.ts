import type { CLOSE_WAYS, TicketStatus } from '#contracts/tickets.ts'
import { readWritten } from '#modules/contact/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { TicketDeps } from './create-ticket.ts'
import { changeOwnTicket } from './own-ticket.ts'
import { mayReopen } from './reply-ticket.ts'
import { mayStep } from './states.ts'
import { makeTicketStore } from './ticket-store.ts'
import type { Reporter, StoredTicket } from './ticket.ts'
import { startClock, takeStep } from './walk-ticket.ts'

type Way = (typeof CLOSE_WAYS)[number]
export type Closing = {
  readonly what: Way
  readonly rating?: number | undefined
  readonly comment?: string | undefined
}

const RESULT: Readonly<Record<Exclude<Way, 'RATE'>, TicketStatus>> = {
  WORKS_AGAIN: 'RESOLVED',
  CANCEL: 'CANCELLED',
  REOPEN: 'REOPENED',
}

/** Only a solved ticket can be rated; rating changes no state. */
export const mayRate = ({ status }: Pick<StoredTicket, 'status'>): boolean =>
  status === 'RESOLVED' || status === 'CLOSED'

/** What customers do without writing: "it works again", cancel, rate, reopen. */
export const makeCloseTicket = ({ db, clock, rules }: Pick<TicketDeps, 'db' | 'clock' | 'rules'>) => {
  async function rate(tx: Tx, ticket: StoredTicket, { rating, comment }: Closing): Promise<void> {
    if (rating === undefined) return
    const words = comment ? readWritten(comment).text : null
    await makeTicketStore(tx).update(ticket.id, { rating, rating_comment: words }, clock.now())
  }

  async function step(tx: Tx, ticket: StoredTicket, what: Exclude<Way, 'RATE'>): Promise<boolean> {
    const [to, now] = [RESULT[what], clock.now()]
    const { reopenDays } = rules.at('ticket.times', now)
    const may =
      what === 'REOPEN' ? mayReopen(ticket, reopenDays, now) : mayStep(ticket.status, to, 'CUSTOMER')
    if (!may) return false
    await takeStep(tx, rules, ticket, { to, now })
    if (what === 'REOPEN') await startClock(tx, rules, ticket, now)
    return true
  }

  return async function close(who: Reporter, typedNo: string, closing: Closing): Promise<Answer<string>> {
    return changeOwnTicket(db, who, typedNo, async (tx, ticket): Promise<Answer<string>> => {
      const { what } = closing
      // Pressed twice: already done.
      if (what !== 'RATE' && ticket.status === RESULT[what]) return ok(ticket.id)
      if (
        what === 'RATE' ? !mayRate(ticket) || closing.rating === undefined : !(await step(tx, ticket, what))
      )
        return refused('TICKET_STATE')
      if (what !== 'REOPEN' && what !== 'CANCEL') await rate(tx, ticket, closing)
      return ok(ticket.id)
    })
  }
}
