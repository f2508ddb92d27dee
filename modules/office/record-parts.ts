import type { Call } from '#contracts/call.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import {
  endRecordSessions,
  getRecordHistory,
  getRecordMessages,
  getRecordMoves,
  getRecordPayments,
  getRecordSessions,
  liftRecordLocks,
} from '#contracts/staff/record.ts'
import { makeSessionStore, pardonIn } from '#modules/identity/index.ts'
import type { ServeStaff, StaffWork } from '#modules/staff/index.ts'
import { afterCommit } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { idAfter, keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { moveView } from './move-view.ts'
import type { RecordDeps } from './record-deps.ts'
import { makeRecordReadModel, type HistoryFound, type OrderRow } from './record-read-model.ts'
import { makeRecordStore, type OpenRecord } from './record-store.ts'

type OnRecord = Pick<StaffWork<Call>, 'who' | 'tx' | 'now' | 'sheet'>

/** The customer record that a call is about, noted in the audit; refused when its ten minutes are over. */
export async function openFor(
  { tag }: Pick<RecordDeps, 'tag'>,
  { who, tx, now, sheet }: OnRecord,
  recordId: string,
): Promise<Answer<OpenRecord>> {
  const record = await makeRecordStore(tx).open(recordId, who.staffId, now)
  if (!record) return refused('RECORD_CLOSED')
  sheet.thing = `record:${recordId}`
  sheet.customer = tag(record.line)
  return ok(record)
}

const historyView = (row: HistoryFound) => ({
  moveId: row.move_id,
  at: row.at.toISOString(),
  type: row.type as 'TOPUP',
  status: row.status as 'SUCCEEDED',
  product: row.product,
  deltas: row.deltas,
  counterparty: row.counterparty && maskMsisdn(row.counterparty),
  why: row.why,
})

const partOf = ({ payer, receiver }: OrderRow, line: string): 'PAYER' | 'RECEIVER' | 'BOTH' => {
  if (payer === receiver) return 'BOTH'
  return payer === line ? 'PAYER' : 'RECEIVER'
}

/** What belongs to a customer, page by page. */
export function recordParts(serveStaff: ServeStaff, deps: RecordDeps): void {
  serveStaff(getRecordHistory, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { size, after } = work.body
    const rows = await makeRecordReadModel(work.tx).history(record.value.line, idAfter(after), size + 1)
    return ok(pageOfRows(rows, size, historyView, (row) => row.move_id))
  })

  serveStaff(getRecordMoves, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { size, after } = work.body
    const rows = await makeRecordReadModel(work.tx).moves(record.value.line, idAfter(after), size + 1)
    return ok(pageOfRows(rows, size, moveView, (row) => row.id))
  })

  serveStaff(getRecordPayments, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { size, after } = work.body
    const { line } = record.value
    const rows = await makeRecordReadModel(work.tx).orders(line, keyAfter(after), size + 1)
    const view = (row: OrderRow) => ({
      orderId: row.id,
      orderNo: row.order_no,
      type: row.type,
      state: row.state,
      totalKyat: row.total_kyat,
      part: partOf(row, line),
      createdAt: row.created_at.toISOString(),
      payments: row.payments,
    })
    return ok(pageOfRows(rows, size, view, (row) => keyOf(row.created_at, row.id)))
  })

  serveStaff(getRecordMessages, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { size, after } = work.body
    const rows = await makeRecordReadModel(work.tx).messages(record.value.line, keyAfter(after), size + 1)
    const view = (row: (typeof rows)[number]) => ({
      smsId: row.id,
      kind: row.kind,
      template: row.template,
      lang: row.lang,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      failure: row.failure,
    })
    return ok(pageOfRows(rows, size, view, (row) => keyOf(row.created_at, row.id)))
  })

  presenceParts(serveStaff, deps)
}

/** A customer's sessions, and locks that keep one out. */
function presenceParts(serveStaff: ServeStaff, deps: RecordDeps): void {
  serveStaff(getRecordSessions, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const model = makeRecordReadModel(work.tx)
    const { account_id: accountId } = await model.line(record.value.line)
    const rows = accountId === null ? [] : await model.sessions(accountId)
    return ok(
      rows.map((row) => ({
        sessionId: row.id,
        deviceName: row.device_name,
        method: row.method,
        startedAt: row.started_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
      })),
    )
  })

  serveStaff(endRecordSessions, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { tx, sheet, body } = work
    const { line: number } = record.value
    sheet.reason = body.why
    const { account_id: accountId } = await makeRecordReadModel(tx).line(number)
    if (accountId === null) return refused('NOT_FOUND')
    const which = body.sessionId === undefined ? {} : { only: body.sessionId }
    const ended = await makeSessionStore(tx).revoke(accountId, which)
    sheet.after = { ended: ended.length }
    afterCommit(tx, () => deps.forgetSessions(ended, { number, what: 'STAFF' }))
    return ok({ ended: ended.length })
  })

  serveStaff(liftRecordLocks, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { tx, sheet, body, who, now } = work
    const { line: number } = record.value
    const { failures, codes_off: codesOff } = await makeRecordReadModel(tx).line(number)
    sheet.reason = body.why
    sheet.before = { failures, codesOff }
    sheet.after = { failures: 0, codesOff: false }
    await pardonIn(tx, { number, who: who.name, why: body.why }, now)
    afterCommit(tx, () => deps.note({ event: 'NUMBER_PARDONED', number, who: who.name }))
    return ok({})
  })
}
