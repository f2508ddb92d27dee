import { getAuditSeals, searchAudit } from '#contracts/staff/audit.ts'
import { isDay } from '#contracts/staff/key-paging.ts'
import { holds, makeAuditSealStore, makeAuditStore, type AuditFound } from '#modules/audit/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { pageOfRows } from '#platform/http/key-page.ts'
import { makeRecordStore } from './record-store.ts'

const viewOf = (row: AuditFound) => ({
  auditId: String(row.id),
  at: row.at.toISOString(),
  staffId: row.staff_id,
  staffName: row.name ?? 'worker',
  call: row.call,
  thing: row.thing ?? (row.customer && `customer:${row.customer}`),
  reason: row.reason,
  outcome: row.outcome,
  before: row.before,
  after: row.after,
})

const NUMBER = /^\d{1,15}$/

export function auditRoutes(
  serveStaff: ServeStaff,
  { tag }: { readonly tag: (number: string) => string },
): void {
  serveStaff(searchAudit, async ({ who, tx, body, now, sheet }) => {
    const { staffId, thing, recordId, day, after, size } = body
    if (after !== null && !NUMBER.test(after)) return refused('VALIDATION')
    const record = recordId === undefined ? null : await makeRecordStore(tx).open(recordId, who.staffId, now)
    if (recordId !== undefined && !record) return refused('RECORD_CLOSED')
    const customer = record ? tag(record.line) : undefined
    if (customer) sheet.customer = customer
    const below = after === null ? null : Number(after)
    const rows = await makeAuditStore(tx).search({ staffId, thing, customer, day, below, limit: size + 1 })
    return ok(pageOfRows(rows, size, viewOf, ({ id }) => String(id)))
  })

  serveStaff(getAuditSeals, async ({ tx, body }) => {
    const { after, size } = body
    if (after !== null && !isDay(after)) return refused('VALIDATION')
    const rows = await makeAuditSealStore(tx).counted(after, size + 1)
    const view = (seal: (typeof rows)[number]) => ({
      day: seal.day,
      rows: seal.rows,
      seal: seal.hash.toString('hex'),
      // Whether the signature is right only the worker can tell, which has the key.
      holds: holds(seal, null),
    })
    return ok(pageOfRows(rows, size, view, ({ day }) => day))
  })
}
