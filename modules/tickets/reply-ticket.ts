import { randomUUID } from 'node:crypto'
import type { Lang } from '#contracts/language.ts'
import { readWritten } from '#modules/contact/index.ts'
import { claimFiles } from '#modules/files/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { createIn, kindsOf, orUndo, Undone, undone, type Made, type TicketDeps } from './create-ticket.ts'
import { changeOwnTicket } from './own-ticket.ts'
import { isOpen, mayStep } from './states.ts'
import { makeTicketStore } from './ticket-store.ts'
import { fileThing, type Reporter, type StoredTicket } from './ticket.ts'
import { startClock, takeStep } from './walk-ticket.ts'

export type Reply = {
  readonly requestId: string
  readonly text: string
  readonly fileIds: readonly string[]
  readonly lang: Lang
}

const DAY_MS = 86_400_000

/** A reply reopens a ticket for some days after RESOLVED; cancelled and rejected ones stay closed. */
export const mayReopen = ({ status, resolvedAt }: StoredTicket, reopenDays: number, now: Date): boolean =>
  mayStep(status, 'REOPENED', 'CUSTOMER') &&
  resolvedAt !== null &&
  now.getTime() - resolvedAt.getTime() <= reopenDays * DAY_MS

/** A customer can always reply: it is added to the ticket, reopens it, or opens a new one. */
export const makeReplyTicket = (deps: TicketDeps) => {
  const { db, clock, rules, categories } = deps

  async function into(tx: Tx, who: Reporter, ticket: StoredTicket, reply: Reply): Promise<void> {
    const [store, now] = [makeTicketStore(tx), clock.now()]
    const { text, typed } = readWritten(reply.text)
    const id = randomUUID()
    const said = {
      id,
      ticketId: ticket.id,
      requestId: reply.requestId,
      by: 'CUSTOMER',
      who: null,
      at: now,
    } as const
    await store.say({ ...said, text, textTyped: typed, textOther: null })
    const kinds = kindsOf(categories.find(ticket.service, ticket.category))
    orUndo(await claimFiles(tx, { ids: reply.fileIds, owner: who, thing: fileThing(id), kinds }))
    if (ticket.status === 'WAITING_CUSTOMER') await takeStep(tx, rules, ticket, { to: 'IN_PROGRESS', now })
    if (!isOpen(ticket.status)) await takeStep(tx, rules, ticket, { to: 'REOPENED', now })
    await startClock(tx, rules, ticket, now)
  }

  async function nextOne(tx: Tx, who: Reporter, old: StoredTicket, reply: Reply): Promise<Made> {
    const category = categories.find(old.service, old.category)
    if (!category) throw new Undone(refused('NOT_FOUND'))
    const required = category.fields.filter((field) => field.required).map(({ key }) => key)
    return createIn(
      tx,
      deps,
      who,
      {
        requestId: reply.requestId,
        service: old.service,
        categoryCode: old.category,
        phoneNumber: old.affected ?? undefined,
        contractNo: old.contractNo ?? undefined,
        description: reply.text,
        placeId: old.placeId ?? undefined,
        ward: old.ward,
        answers: Object.fromEntries(Object.entries(old.answers).filter(([key]) => required.includes(key))),
        fileIds: [...reply.fileIds],
        contactBy: old.contactBy,
        cameBy: who.accountId ? 'SIGNED_IN' : 'CODE',
        lang: reply.lang,
        follows: old.id,
      },
      category,
    )
  }

  return async function reply(who: Reporter, typedNo: string, said: Reply): Promise<Answer<Made>> {
    return changeOwnTicket(db, who, typedNo, async (tx, ticket): Promise<Answer<Made>> => {
      const store = makeTicketStore(tx)
      const before = await store.wasSaid(said.requestId)
      if (before)
        return before === ticket.id
          ? ok({ isNew: false, ticketId: before })
          : ok(await again(store, who, said))
      const open =
        isOpen(ticket.status) ||
        mayReopen(ticket, rules.at('ticket.times', clock.now()).reopenDays, clock.now())
      if (!open) return ok(await nextOne(tx, who, ticket, said))
      await into(tx, who, ticket, said)
      return ok({ isNew: false, ticketId: ticket.id })
    }).catch(undone)
  }
}

/** The same intent again, which opened a new ticket the first time. */
async function again(
  store: ReturnType<typeof makeTicketStore>,
  who: Reporter,
  { requestId }: Reply,
): Promise<Made> {
  const made = await store.asked(who.ownerKey, requestId)
  if (!made) throw new Undone(refused('NOT_FOUND'))
  return { isNew: true, ticketId: made.id }
}
