import type { Ticket } from '#contracts/tickets.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { filesOf } from '#modules/files/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Categories } from './category-source.ts'
import { mayRate } from './close-ticket.ts'
import { makeWardStore } from './ward-store.ts'
import { mayReopen } from './reply-ticket.ts'
import { isOpen, mayStep } from './states.ts'
import { readThing } from './thing-read-model.ts'
import { makeTicketStore } from './ticket-store.ts'
import { fileThing, type StoredMessage, type StoredTicket } from './ticket.ts'

const LAST_DIGITS = 3
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A category may have been removed; its code is still a name. */
export const namesOf = (
  categories: Categories,
  { service, category }: Pick<StoredTicket, 'service' | 'category'>,
) => {
  const found = categories.find(service, category)
  return { categoryName: found?.name ?? category, categoryNameMm: found?.nameMm ?? category }
}

type Last = { readonly by: StoredMessage['by'] | null; readonly at: Date | null }

const hasNews = ({ seenAt }: StoredTicket, { by, at }: Last): boolean =>
  (by === 'AGENT' || by === 'SYSTEM') && at !== null && (seenAt === null || at > seenAt)

export const rowView = (categories: Categories, ticket: StoredTicket, last: Last) => ({
  ticketId: ticket.id,
  ticketNo: ticket.ticketNo,
  service: ticket.service,
  categoryCode: ticket.category,
  ...namesOf(categories, ticket),
  status: ticket.status,
  priority: ticket.priority,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
  answerBy: iso(ticket.answerBy),
  nextAnswerBy: iso(ticket.nextAnswerBy),
  hasNews: hasNews(ticket, last),
})

const numberOf = async (db: Database, id: string | null): Promise<string | null> =>
  id === null ? null : ((await makeTicketStore(db).find(id))?.ticketNo ?? null)

type Asking = {
  readonly db: Database
  readonly categories: Categories
  readonly reopenDays: number
  readonly now: Date
}

/** A ticket for its customer, without private notes. */
export async function ticketView(
  { db, categories, reopenDays, now }: Asking,
  ticket: StoredTicket,
): Promise<Ticket> {
  const store = makeTicketStore(db)
  const messages = (await store.messages(ticket.id)).filter(({ by }) => by !== 'NOTE')
  const files = await filesOf(
    db,
    messages.map(({ id }) => fileThing(id)),
  )
  const last = messages.at(-1)
  const incident = ticket.incidentId && (await makeWardStore(db).incidentOf(ticket.incidentId))
  const { status, callDay, callSlot, thingKind, thingId, affected, line } = ticket
  const open = isOpen(status)
  return {
    ...rowView(categories, ticket, { by: last?.by ?? null, at: last?.at ?? null }),
    line: affected === null ? null : affected === line ? affected : maskMsisdn(affected),
    contractNo: ticket.contractNo,
    contactPhone: `•••${line.slice(-LAST_DIGITS)}`,
    placeId: ticket.placeId,
    answers: { ...ticket.answers },
    thing: thingKind && thingId ? await readThing(db, thingKind, thingId, null) : null,
    contactBy: ticket.contactBy,
    callBack: callDay && callSlot ? { day: callDay, slot: callSlot } : null,
    thread: messages.map(({ id, by, who, text, textOther, at }) => ({
      messageId: id,
      at: at.toISOString(),
      by: by === 'NOTE' ? 'SYSTEM' : by,
      who,
      text,
      textMm: textOther,
      files: files.get(fileThing(id)) ?? [],
    })),
    timeline: (await store.steps(ticket.id)).map((step) => ({
      at: step.at.toISOString(),
      status: step.status,
      why: step.why,
    })),
    rating: ticket.rating,
    follows: await numberOf(db, ticket.follows),
    mergedInto: await numberOf(db, ticket.mergedInto),
    incident:
      incident && (incident.state === 'OPEN' || incident.state === 'ENDED')
        ? { incidentId: incident.id, since: incident.since.toISOString(), endedAt: iso(incident.endedAt) }
        : null,
    can: {
      reply: true,
      replyOpensNew: !open && !mayReopen(ticket, reopenDays, now),
      worksAgain: open,
      cancel: mayStep(status, 'CANCELLED', 'CUSTOMER'),
      rate: mayRate(ticket),
      reopen: mayReopen(ticket, reopenDays, now),
    },
  }
}
