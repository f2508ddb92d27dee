import {
  findTicket,
  getStaffTicket,
  getStaffTicketCategories,
  getTicketFigures,
  getTicketFile,
  getTicketTemplates,
  listTickets,
} from '#contracts/staff/tickets.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { fileThing, makeTicketStore, readTemplates, readTicketNo } from '#modules/tickets/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { attach } from './attach.ts'
import { incidentRoutes } from './incident-routes.ts'
import { ticketChangeRoutes } from './ticket-change-routes.ts'
import type { TicketDeps } from './ticket-deps.ts'
import { makeTicketQueueReadModel } from './ticket-queue-read-model.ts'
import { staffTicket, ticketRow } from './ticket-view.ts'

/** The inbox: earliest deadline first; a ticket that is taken belongs to one person. */
export function ticketRoutes(serveStaff: ServeStaff, deps: TicketDeps): void {
  const { categories, readFile } = deps

  serveStaff(listTickets, async ({ who, tx, now, body }) => {
    const { queue, service, categoryCode: category, priority, after, size } = body
    const asked = { queue, service, category, priority, me: who.staffId, now, after: keyAfter(after) }
    const rows = await makeTicketQueueReadModel(tx).list({ ...asked, limit: size + 1 })
    return ok(
      pageOfRows(
        rows,
        size,
        (row) => ticketRow(categories, row, who.staffId, now),
        (row) => keyOf(row.key, row.id),
      ),
    )
  })

  serveStaff(getTicketFigures, async ({ who, tx, now }) => {
    const { oldest, ...counts } = await makeTicketQueueReadModel(tx).figures(who.staffId, now)
    return ok({
      ...counts,
      oldestSec: oldest && Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / 1000)),
    })
  })

  serveStaff(findTicket, async ({ tx, body }) => {
    const no = readTicketNo(body.ticketNo)
    const found = no && (await makeTicketStore(tx).byNo(no))
    return found ? ok({ ticketId: found.mergedInto ?? found.id }) : refused('NOT_FOUND')
  })

  serveStaff(getStaffTicket, async (work) => {
    work.sheet.thing = `ticket:${work.params.ticketId}`
    const found = await makeTicketQueueReadModel(work.tx).find(work.params.ticketId)
    return found ? ok(await staffTicket(work, categories, found)) : refused('NOT_FOUND')
  })

  serveStaff(getTicketFile, async ({ tx, params, sheet, reply }) => {
    sheet.thing = `ticket:${params.ticketId}`
    const messages = await makeTicketStore(tx).messages(params.ticketId)
    const file = await readFile(
      tx,
      params.fileId,
      messages.map(({ id }) => fileThing(id)),
    )
    return attach(reply, params.fileId, file)
  })

  serveStaff(getStaffTicketCategories, async () =>
    ok(categories.all().map(({ service, code, name, nameMm }) => ({ service, code, name, nameMm }))),
  )

  serveStaff(getTicketTemplates, async ({ tx }) =>
    ok((await readTemplates(tx)).map(({ sort: _, ...one }) => one)),
  )

  ticketChangeRoutes(serveStaff, deps)
  incidentRoutes(serveStaff, deps)
}
