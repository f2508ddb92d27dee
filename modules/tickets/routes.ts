import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/tickets.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { AnySession } from '#platform/http/session.ts'
import { answerBy } from './clocks.ts'
import { makeCloseTicket } from './close-ticket.ts'
import { makeCreateTicket, type TicketDeps } from './create-ticket.ts'
import { ownTicket } from './own-ticket.ts'
import { makeReplyTicket } from './reply-ticket.ts'
import { reporterOf } from './reporter.ts'
import { listOwn, makeTicketStore } from './ticket-store.ts'
import { rowView, ticketView } from './ticket-view.ts'

type Deps = TicketDeps & { readonly reach: (request: FastifyRequest) => AnySession }

export function ticketRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, rules, categories, reach } = deps
  const [create, reply, close] = [makeCreateTicket(deps), makeReplyTicket(deps), makeCloseTicket(deps)]
  const whoOf = (request: FastifyRequest) => reporterOf(reach(request))

  async function show(ticketId: string): Promise<Answer<calls.Ticket>> {
    const ticket = await makeTicketStore(db).find(ticketId)
    if (!ticket) return refused('NOT_FOUND')
    const now = clock.now()
    const { reopenDays } = rules.at('ticket.times', now)
    return ok(await ticketView({ db, categories, reopenDays, now }, ticket))
  }

  serve(app, calls.getTicketCategories, ({ query }) => {
    const now = clock.now()
    return ok(
      categories.all(query.service).map(({ sort: _, ...one }) => ({
        ...one,
        answerBy: answerBy(rules, one.priority, now).toISOString(),
      })),
    )
  })

  serve(app, calls.voteSelfHelp, async ({ params, body }) => {
    if (!categories.find(body.service, params.code)) return refused('NOT_FOUND')
    await makeTicketStore(db).vote(body.service, params.code, yangonDayKey(clock.now()), body.helped)
    return ok({})
  })

  serve(app, calls.createTicket, async ({ body, lang, request }) => {
    const who = whoOf(request)
    const made = await create(who, { ...body, lang, cameBy: who.accountId ? 'SIGNED_IN' : 'CODE' })
    if (!made.ok) return made
    const ticket = await show(made.value.ticketId)
    return ticket.ok ? ok({ isNew: made.value.isNew, ticket: ticket.value }) : ticket
  })

  serve(app, calls.getTickets, async ({ query, request }) => {
    const { page, size, status } = query
    const done = status === undefined ? null : status === 'DONE'
    const rows = await listOwn(db, whoOf(request).sees, { done, offset: page * size, limit: size })
    const total = rows[0]?.total ?? 0
    return ok(
      rows.map((row) => rowView(categories, row, { by: row.lastBy, at: row.lastAt })),
      { page, size, total, hasMore: (page + 1) * size < total },
    )
  })

  serve(app, calls.getTicket, async ({ params, request }) => {
    const store = makeTicketStore(db)
    const found = await ownTicket(store, whoOf(request), params.ticketNo)
    if (!found) return refused('NOT_FOUND')
    const view = await show(found.id)
    if (view.ok && view.value.hasNews) await store.seen(found.id, clock.now())
    return view
  })

  serve(app, calls.replyTicket, async ({ params, body, lang, request }) => {
    const said = await reply(whoOf(request), params.ticketNo, { ...body, lang })
    if (!said.ok) return said
    const ticket = await show(said.value.ticketId)
    return ticket.ok ? ok({ isNew: said.value.isNew, ticket: ticket.value }) : ticket
  })

  serve(app, calls.closeTicket, async ({ params, body, request }) => {
    const closed = await close(whoOf(request), params.ticketNo, body)
    return closed.ok ? show(closed.value) : closed
  })
}
