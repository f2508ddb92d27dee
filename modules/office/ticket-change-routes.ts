import { randomUUID } from 'node:crypto'
import { parseMsisdn } from '#contracts/msisdn.ts'
import {
  answerTicket,
  enterTicket,
  giveTicketBack,
  mergeTicket,
  noteTicket,
  setTicketState,
  takeTicket,
  type StaffTicket,
} from '#contracts/staff/tickets.ts'
import { readWritten } from '#modules/contact/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import {
  byHand,
  createIn,
  earlier,
  isOpen,
  makeTicketStore,
  numberKey,
  readTicketNo,
  stepsTo,
  stopClock,
  takeStep,
  tell,
  undone,
  type StoredTicket,
} from '#modules/tickets/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { TicketDeps } from './ticket-deps.ts'
import { makeTicketQueueReadModel } from './ticket-queue-read-model.ts'
import { staffTicket, type TicketWork } from './ticket-view.ts'

const firstName = (name: string): string => name.slice(0, 40)

/** Each change names the version it is based on, so that nobody answers what another has just answered. */
function changesOf({ categories }: TicketDeps) {
  async function shown(work: TicketWork, id: string): Promise<Answer<StaffTicket>> {
    const after = await makeTicketQueueReadModel(work.tx).find(id)
    if (!after) return refused('NOT_FOUND')
    work.sheet.after = { status: after.status, takenBy: after.takenBy }
    return ok(await staffTicket(work, categories, after))
  }

  /** Locks the ticket and notes its state in the audit; refused when somebody was faster or it was merged. */
  async function locked(work: TicketWork, id: string, version: number | null): Promise<Answer<StoredTicket>> {
    work.sheet.thing = `ticket:${id}`
    const ticket = await makeTicketStore(work.tx).lock(id)
    if (!ticket) return refused('NOT_FOUND')
    work.sheet.before = { status: ticket.status, takenBy: ticket.takenBy }
    if (ticket.mergedInto || (version !== null && ticket.version !== version))
      return refused('TICKET_CHANGED')
    return ok(ticket)
  }

  /** The same, only for the person who has taken it. */
  async function mine(work: TicketWork, id: string, version: number): Promise<Answer<StoredTicket>> {
    const ticket = await locked(work, id, version)
    return ticket.ok && ticket.value.takenBy !== work.who.staffId ? refused('TICKET_CHANGED') : ticket
  }

  return { shown, locked, mine }
}

type Changes = ReturnType<typeof changesOf>

export function ticketChangeRoutes(serveStaff: ServeStaff, deps: TicketDeps): void {
  const changes = changesOf(deps)
  takingRoutes(serveStaff, deps, changes)
  answerRoutes(serveStaff, deps, changes)
  mergeRoutes(serveStaff, deps, changes)
}

function takingRoutes(serveStaff: ServeStaff, { rules }: TicketDeps, { shown, locked, mine }: Changes): void {
  serveStaff(takeTicket, async (work) => {
    const { tx, who, now, params, body } = work
    const ticket = await locked(work, params.ticketId, body.version)
    if (!ticket.ok) return ticket
    await makeTicketStore(tx).update(ticket.value.id, { taken_by: who.staffId }, now)
    if (ticket.value.status === 'NEW')
      await takeStep(tx, rules, ticket.value, { to: 'TRIAGED', who: firstName(who.name), now })
    return shown(work, params.ticketId)
  })

  serveStaff(giveTicketBack, async (work) => {
    const ticket = await mine(work, work.params.ticketId, work.body.version)
    if (!ticket.ok) return ticket
    await makeTicketStore(work.tx).update(ticket.value.id, { taken_by: null }, work.now)
    return shown(work, work.params.ticketId)
  })

  serveStaff(noteTicket, async (work) => {
    const { tx, who, now, params, body } = work
    const ticket = await locked(work, params.ticketId, null)
    if (!ticket.ok) return ticket
    const note = {
      id: randomUUID(),
      ticketId: ticket.value.id,
      requestId: randomUUID(),
      by: 'NOTE',
      at: now,
    } as const
    const said = {
      who: firstName(who.name),
      staffId: who.staffId,
      text: body.text,
      textTyped: null,
      textOther: null,
    }
    await makeTicketStore(tx).say({ ...note, ...said })
    return shown(work, params.ticketId)
  })
}

function answerRoutes(
  serveStaff: ServeStaff,
  { rules, queueSms }: TicketDeps,
  { shown, mine }: Changes,
): void {
  serveStaff(answerTicket, async (work) => {
    const { tx, who, now, params, body } = work
    const found = await mine(work, params.ticketId, body.version)
    if (!found.ok) return found
    const ticket = found.value
    const steps = isOpen(ticket.status) ? stepsTo(ticket.status, body.then) : null
    if (steps === null) return refused('TICKET_STATE')
    const said = {
      id: randomUUID(),
      ticketId: ticket.id,
      requestId: randomUUID(),
      by: 'AGENT',
      at: now,
    } as const
    const { text } = readWritten(body.text)
    const name = firstName(who.name)
    await makeTicketStore(tx).say({
      ...said,
      who: name,
      staffId: who.staffId,
      text,
      textTyped: null,
      textOther: null,
    })
    await stopClock(tx, ticket, now)
    for (const to of steps) await takeStep(tx, rules, ticket, { to, who: name, now })
    await tell(tx, queueSms, ticket, body.then === 'RESOLVED' ? 'ticketResolved' : 'ticketAnswered', now)
    return shown(work, ticket.id)
  })

  serveStaff(setTicketState, async (work) => {
    const { tx, who, now, params, body } = work
    const found = await mine(work, params.ticketId, body.version)
    if (!found.ok) return found
    const [ticket, { to, why = null }] = [found.value, body]
    if (!byHand(ticket.status).includes(to)) return refused('TICKET_STATE')
    if (to === 'REJECTED' && why === null) return refused('VALIDATION')
    if (why !== null) work.sheet.reason = why
    await takeStep(tx, rules, ticket, { to, who: firstName(who.name), why, now })
    if (to === 'REJECTED') await tell(tx, queueSms, ticket, 'ticketRejected', now)
    if (to === 'RESOLVED') await tell(tx, queueSms, ticket, 'ticketResolved', now)
    return shown(work, ticket.id)
  })
}

function mergeRoutes(serveStaff: ServeStaff, deps: TicketDeps, { shown, mine }: Changes): void {
  const { categories, rules, queueSms } = deps
  serveStaff(mergeTicket, async (work) => {
    const { tx, who, now, params, body } = work
    const found = await mine(work, params.ticketId, body.version)
    if (!found.ok) return found
    const [store, ticket, no] = [makeTicketStore(tx), found.value, readTicketNo(body.into)]
    const named = no && (await store.byNo(no))
    const target = named && (await store.lock(named.mergedInto ?? named.id))
    // Never into another customer's ticket, who would then read what was told us in confidence.
    if (!target || target.ownerKey !== ticket.ownerKey || target.id === ticket.id) return refused('NOT_FOUND')
    // It was merged itself while it was waited for: what came into it now, nobody would find.
    if (target.mergedInto) return refused('TICKET_CHANGED')
    if (target.status === 'CANCELLED' || target.status === 'REJECTED') return refused('TICKET_STATE')
    await makeTicketQueueReadModel(tx).moveInto(ticket.id, target.id)
    const none = {
      same_key: null,
      answer_by: null,
      next_answer_by: null,
      waiting_since: null,
      clock_at: null,
      due_at: null,
    }
    await store.update(ticket.id, { ...none, merged_into: target.id, ended_at: now }, now)
    if (!isOpen(target.status))
      await takeStep(tx, rules, target, { to: 'REOPENED', who: firstName(who.name), now })
    const next = earlier(target.nextAnswerBy, ticket.clockAt)
    const clock = {
      next_answer_by: next,
      clock_at: earlier(target.answerBy, next),
      waiting_since: earlier(target.waitingSince, ticket.waitingSince),
    }
    await store.update(target.id, { ...clock, taken_by: target.takenBy ?? who.staffId }, now)
    await tell(tx, queueSms, target, 'ticketMerged', now)
    return shown(work, target.id)
  })

  serveStaff(enterTicket, async (work) => {
    const { tx, body } = work
    const category = categories.find(body.service, body.categoryCode)
    const line = parseMsisdn(body.contactPhone)
    if (!category) return refused('NOT_FOUND')
    if (!line || (body.phoneNumber !== undefined && !parseMsisdn(body.phoneNumber)))
      return refused('NUMBER_INVALID')
    if (body.placeId !== undefined && !categories.isPlace(body.placeId)) return refused('NOT_FOUND')
    const own = numberKey(line)
    const who = { ownerKey: own, sees: [own], accountId: null, line }
    const wish = { ...body, answers: {}, fileIds: [], contactBy: 'CALL', cameBy: 'PHONE' } as const
    const made = await createIn(tx, deps, who, { ...wish, fileIds: [] }, category).catch(undone)
    if ('ok' in made) return made
    work.sheet.thing = `ticket:${made.ticketId}`
    const ticket = await shown(work, made.ticketId)
    return ticket.ok ? ok({ isNew: made.isNew, ticket: ticket.value }) : ticket
  })
}
