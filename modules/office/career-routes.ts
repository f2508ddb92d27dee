import { getCvFile, listCvs, readCv } from '#contracts/staff/careers.ts'
import { cvThing, makeCvBoardStore, type ReadJobApplication } from '#modules/careers/index.ts'
import { filesOf, type ReadFile } from '#modules/files/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { attach } from './attach.ts'

const row = ({ id, reference, jobTitle, receivedAt, readBy }: ReadJobApplication) => ({
  cvId: id,
  reference,
  jobTitle,
  receivedAt: receivedAt.toISOString(),
  readBy,
})

/** Job applications; the audit records who read which. */
export function careerRoutes(serveStaff: ServeStaff, { readFile }: { readonly readFile: ReadFile }): void {
  serveStaff(listCvs, async ({ tx, body: { unread, after, size } }) => {
    const rows = await makeCvBoardStore(tx).list({ unread, after: keyAfter(after), limit: size + 1 })
    return ok(pageOfRows(rows, size, row, (one) => keyOf(one.receivedAt, one.id)))
  })

  serveStaff(readCv, async ({ tx, who, now, params: { cvId }, sheet }) => {
    sheet.thing = `cv:${cvId}`
    const found = await makeCvBoardStore(tx).read(cvId, who.staffId, now)
    if (!found) return refused('NOT_FOUND')
    const files = await filesOf(tx, [cvThing(cvId)])
    const { lang, fullName, phone, email, words, dueAt } = found
    const [file = null] = files.get(cvThing(cvId)) ?? []
    return ok({ ...row(found), lang, fullName, phone, email, words, keptUntil: dueAt.toISOString(), file })
  })

  serveStaff(getCvFile, async ({ tx, params: { cvId, fileId }, sheet, reply }) => {
    sheet.thing = `cv:${cvId}`
    return attach(reply, fileId, await readFile(tx, fileId, [cvThing(cvId)]))
  })
}
