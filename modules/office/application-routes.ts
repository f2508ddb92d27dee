import * as calls from '#contracts/staff/applications.ts'
import {
  applicationFileThing,
  makeApplicationStore,
  type StoredApplication,
} from '#modules/applications/index.ts'
import type { ReadFile } from '#modules/files/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { applicationChangeRoutes, showApplication } from './application-change-routes.ts'
import { makeApplicationBoardStore } from './application-store.ts'
import { staffRow, type ShowDeps } from './application-view.ts'
import { attach } from './attach.ts'

export type ApplicationDeps = ShowDeps & { readonly readFile: ReadFile; readonly queueSms: QueueSms }

/** Applications: one member of staff takes each, and it is done only by the system that has to do it. */
export function applicationRoutes(serveStaff: ServeStaff, deps: ApplicationDeps): void {
  const { readFile } = deps

  serveStaff(calls.listApplications, async ({ who, tx, now, body: { queue, service, after, size } }) => {
    const asked = { queue, service, me: who.staffId, now, after: keyAfter(after), limit: size + 1 }
    const rows = await makeApplicationBoardStore(tx).list(asked)
    const row = (one: StoredApplication) => staffRow(deps, one, who.staffId, now)
    return ok(pageOfRows(rows, size, row, (one) => keyOf(one.createdAt, one.id)))
  })

  serveStaff(calls.getStaffApplication, (work) => {
    work.sheet.thing = `application:${work.params.applicationId}`
    return showApplication(deps, work, work.params.applicationId)
  })

  serveStaff(calls.getApplicationFile, async ({ tx, who, params, sheet, reply }) => {
    sheet.thing = `application:${params.applicationId}`
    const found = await makeApplicationBoardStore(tx).find(params.applicationId)
    if (found?.takenBy !== who.staffId) return refused('NOT_FOUND')
    const steps = await makeApplicationStore(tx).steps(params.applicationId)
    const things = steps.map(({ id }) => applicationFileThing(id))
    return attach(reply, params.fileId, await readFile(tx, params.fileId, things))
  })

  applicationChangeRoutes(serveStaff, deps)
}
