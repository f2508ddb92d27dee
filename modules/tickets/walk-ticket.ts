import { randomUUID } from 'node:crypto'
import type { TicketStatus } from '#contracts/tickets.ts'
import { yangonDayKey, yangonTimeText } from '#language/yangon-day.ts'
import type { QueueSms, SmsTemplate } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { answerBy, earlier } from './clocks.ts'
import { makeTicketStore } from './ticket-store.ts'
import type { StoredTicket } from './ticket.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
/** An SMS about a ticket of days ago is useless. */
const SMS_LIVES_MS = 2 * DAY_MS

const NO_CLOCK = { answer_by: null, next_answer_by: null, waiting_since: null, clock_at: null }

export type WalkDeps = { readonly rules: Rules; readonly queueSms: QueueSms }

/** Columns that change with each state: deadlines that stop, the end, and when time acts next. */
function comesWith(status: TicketStatus, rules: Rules, now: Date): Readonly<Record<string, unknown>> {
  const { closeHours, silentDays } = rules.at('ticket.times', now)
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const ended = { ...NO_CLOCK, ended_at: now, same_key: null }
  const open = { due_at: null, ended_at: null }
  const by: Readonly<Partial<Record<TicketStatus, object>>> = {
    WAITING_CUSTOMER: { ...NO_CLOCK, due_at: after(silentDays * DAY_MS) },
    RESOLVED: { ...ended, resolved_at: now, due_at: after(closeHours * HOUR_MS) },
    CLOSED: { due_at: null },
    CANCELLED: { ...ended, due_at: null },
    REJECTED: { ...ended, due_at: null },
    REOPENED: open,
    IN_PROGRESS: open,
  }
  return { ...by[status] }
}

type Step = {
  readonly to: TicketStatus
  readonly who?: string | null
  readonly why?: string | null
  readonly now: Date
}

/** One step of a ticket that the table allows: its row and its timeline in one transaction. */
export async function takeStep(
  tx: Tx,
  rules: Rules,
  ticket: StoredTicket,
  { to, who = null, why = null, now }: Step,
): Promise<void> {
  const store = makeTicketStore(tx)
  await store.update(ticket.id, { status: to, ...comesWith(to, rules, now) }, now)
  await store.step({ ticketId: ticket.id, status: to, who, why, at: now })
}

/** The customer wrote: the deadline runs from their first unanswered message. */
export async function startClock(tx: Tx, rules: Rules, ticket: StoredTicket, now: Date): Promise<void> {
  const next =
    ticket.answeredAt || !ticket.answerBy
      ? (ticket.nextAnswerBy ?? answerBy(rules, ticket.priority, now))
      : null
  const set = {
    next_answer_by: next,
    waiting_since: ticket.waitingSince ?? now,
    clock_at: earlier(ticket.answerBy, next),
  }
  await makeTicketStore(tx).update(ticket.id, set, now)
}

/** A person answered: both deadlines stop. */
export const stopClock = (tx: Tx, { id, answeredAt }: StoredTicket, now: Date): Promise<void> =>
  makeTicketStore(tx).update(id, { ...NO_CLOCK, answered_at: answeredAt ?? now }, now)

type Told = Extract<SmsTemplate, `ticket${string}`>

/** `11-20 18:00` */
export const momentText = (moment: Date): string =>
  `${yangonDayKey(moment).slice(5)} ${yangonTimeText(moment)}`

export async function tell(
  tx: Tx,
  queueSms: QueueSms,
  { line, lang, ticketNo }: Pick<StoredTicket, 'line' | 'lang' | 'ticketNo'>,
  template: Exclude<Told, 'ticket' | 'ticketReceived'>,
  now: Date,
): Promise<void> {
  await queueSms(tx, {
    id: randomUUID(),
    to: line,
    lang,
    template,
    slots: { ticket: ticketNo },
    priority: 'notice',
    validUntil: new Date(now.getTime() + SMS_LIVES_MS),
  })
}

export async function tellReceived(
  tx: Tx,
  queueSms: QueueSms,
  ticket: Pick<StoredTicket, 'line' | 'lang' | 'ticketNo'>,
  by: Date,
  now: Date,
): Promise<void> {
  await queueSms(tx, {
    id: randomUUID(),
    to: ticket.line,
    lang: ticket.lang,
    template: 'ticketReceived',
    slots: { ticket: ticket.ticketNo, date: momentText(by) },
    priority: 'notice',
    validUntil: new Date(now.getTime() + SMS_LIVES_MS),
  })
}
