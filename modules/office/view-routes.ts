import { randomUUID } from 'node:crypto'
import { listViews, removeView, saveView, type VIEWS_OF } from '#contracts/staff/desk.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeViewStore } from './view-store.ts'

type Of = (typeof VIEWS_OF)[number]

const MOST_VIEWS = 50

/** Saved filters, kept on the server for one person alone. */
export function viewRoutes(serveStaff: ServeStaff): void {
  serveStaff(listViews, async ({ who, tx }) => {
    const rows = await makeViewStore(tx).list(who.staffId)
    return ok(
      rows.map(({ id, list, name, filter }) => ({ viewId: id, of: list as Of, name, filter: { ...filter } })),
    )
  })

  serveStaff(saveView, async ({ who, tx, body, now, sheet }) => {
    const store = makeViewStore(tx)
    if ((await store.list(who.staffId)).length >= MOST_VIEWS) return refused('CONFLICT')
    const id = randomUUID()
    sheet.thing = `view:${id}`
    await store.keep({ id, staffId: who.staffId, list: body.of, name: body.name, filter: body.filter, now })
    return ok({ viewId: id, of: body.of, name: body.name, filter: body.filter })
  })

  serveStaff(removeView, async ({ who, tx, params, sheet }) => {
    sheet.thing = `view:${params.viewId}`
    return (await makeViewStore(tx).remove(params.viewId, who.staffId)) ? ok({}) : refused('NOT_FOUND')
  })
}
