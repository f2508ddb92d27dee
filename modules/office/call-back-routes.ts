import type { Call } from '#contracts/call.ts'
import {
  finishCallBack,
  listCallBacks,
  subjectsFor,
  takeCallBack,
  type CallBack,
} from '#contracts/staff/call-backs.ts'
import { maskEnd, maskName, type Plans } from '#modules/fibre/index.ts'
import type { ServeStaff, StaffWork } from '#modules/staff/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { makeOfficeCallBackStore, type CallBackFound } from './call-back-store.ts'
import { townshipOf } from './fibre-line-view.ts'

/** The full number, for the person who is going to call. */
const viewOf =
  (plans: Plans, staffId: string) =>
  (one: CallBackFound): CallBack => {
    const isMine = one.taken_by === staffId
    return {
      callBackId: one.id,
      reference: one.reference,
      subject: one.subject,
      name: isMine ? one.full_name : maskName(one.full_name),
      phone: isMine ? `0${one.line.slice(2)}` : maskEnd(one.line),
      email: isMine ? one.email : null,
      address: isMine ? one.address : null,
      township: townshipOf(plans, one.place_id),
      packageId: one.package_code,
      preferred: one.preferred,
      callTime: one.call_time,
      note: isMine ? one.note : null,
      lang: one.lang,
      receivedAt: one.received_at.toISOString(),
      takenBy: one.taken_by_name,
      isMine,
      calledAt: one.called_at?.toISOString() ?? null,
      version: one.version,
    }
  }

type Work = Pick<StaffWork<Call>, 'who' | 'tx' | 'sheet'>

/** Requests on other subjects are treated as missing. */
async function isTheirs({ who, tx }: Work, id: string): Promise<boolean> {
  const found = await makeOfficeCallBackStore(tx).find(id)
  return found !== null && subjectsFor(who.roles).includes(found.subject)
}

/** Requests to be called: one person takes each and calls once. */
export function callBackRoutes(serveStaff: ServeStaff, { plans }: { readonly plans: Plans }): void {
  async function answer({ who, tx, sheet }: Work, id: string, isDone: boolean): Promise<Answer<CallBack>> {
    if (!isDone) return refused('MESSAGE_CHANGED')
    const found = await makeOfficeCallBackStore(tx).find(id)
    if (!found) return refused('NOT_FOUND')
    sheet.after = { takenBy: found.taken_by, called: found.called_at !== null }
    return ok(viewOf(plans, who.staffId)(found))
  }

  serveStaff(listCallBacks, async ({ who, tx, body: { view, after, size } }) => {
    const asked = {
      view,
      subjects: subjectsFor(who.roles),
      staffId: who.staffId,
      after: keyAfter(after),
      limit: size + 1,
    }
    const rows = await makeOfficeCallBackStore(tx).list(asked)
    const at = (row: CallBackFound) => (view === 'DONE' && row.called_at) || row.received_at
    return ok(pageOfRows(rows, size, viewOf(plans, who.staffId), (row) => keyOf(at(row), row.id)))
  })

  serveStaff(takeCallBack, async (work) => {
    const { who, tx, params, body, now, sheet } = work
    sheet.thing = `call-back:${params.callBackId}`
    const store = makeOfficeCallBackStore(tx)
    if (!(await isTheirs(work, params.callBackId))) return refused('NOT_FOUND')
    return answer(
      work,
      params.callBackId,
      await store.take(params.callBackId, body.version, who.staffId, now),
    )
  })

  serveStaff(finishCallBack, async (work) => {
    const { who, tx, params, body, now, sheet } = work
    sheet.thing = `call-back:${params.callBackId}`
    sheet.reason = body.why
    const store = makeOfficeCallBackStore(tx)
    if (!(await isTheirs(work, params.callBackId))) return refused('NOT_FOUND')
    return answer(
      work,
      params.callBackId,
      await store.finish(params.callBackId, body.version, who.staffId, now),
    )
  })
}
