import { randomUUID } from 'node:crypto'
import type { Call } from '#contracts/call.ts'
import * as calls from '#contracts/staff/applications.ts'
import {
  isOfBook,
  makeApplicationStore,
  mayStepApplication,
  walkApplication,
  type StoredApplication,
} from '#modules/applications/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { ServeStaff, StaffWork } from '#modules/staff/index.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { makeApplicationBoardStore } from './application-store.ts'
import { staffApplication, type ShowDeps } from './application-view.ts'

type Work = Pick<StaffWork<Call>, 'who' | 'tx' | 'now' | 'sheet'>
type Shown = Answer<calls.StaffApplication>
type Did = Refused | null
type Deps = ShowDeps & { readonly queueSms: QueueSms }

export async function showApplication(deps: ShowDeps, { tx, who, now }: Work, id: string): Promise<Shown> {
  const found = await makeApplicationBoardStore(tx).find(id)
  return found ? ok(await staffApplication(tx, deps, found, { me: who.staffId, now })) : refused('NOT_FOUND')
}

type Change = {
  readonly id: string
  readonly version: number
  readonly does: (one: StoredApplication) => Promise<Did>
  /** True where it need not be taken by the asker. */
  readonly anybody?: boolean
}

/** A change by the member of staff who has taken the application, to the version they saw; not while the book is being asked. */
async function change(
  deps: Deps,
  work: Work,
  { id, version, does, anybody = false }: Change,
): Promise<Shown> {
  const { tx, who, sheet } = work
  sheet.thing = `application:${id}`
  const found = await makeApplicationBoardStore(tx).find(id, { lock: true })
  if (!found) return refused('NOT_FOUND')
  const isMine = anybody || found.takenBy === who.staffId
  if (found.version !== version || found.deedId !== null || !isMine) return refused('MESSAGE_CHANGED')
  sheet.before = { state: found.state, takenBy: found.takenBy }
  const refusal = await does(found)
  if (refusal) return refusal
  const shown = await showApplication(deps, work, id)
  if (shown.ok) sheet.after = { state: shown.value.state, isAsked: shown.value.isAsked }
  return shown
}

/** Not before the fee is paid: until then its deadline keeps running. Ended applications cannot be taken. */
async function take({ tx, who, now }: Work, queueSms: QueueSms, one: StoredApplication): Promise<Did> {
  if (one.feeState === 'UNPAID') return refused('FEE_NOT_PAID')
  const set = { taken_by: who.staffId }
  const step = { to: 'CHECKING', by: 'STAFF', staffId: who.staffId, set, now } as const
  if (await walkApplication(tx, queueSms, one, step)) return null
  if (one.state === 'DONE' || one.state === 'REFUSED') return refused('MESSAGE_CHANGED')
  await makeApplicationStore(tx).update(one.id, set, now)
  return null
}

/** Sent to the book, whose answer the worker receives; or done in another system, whose reference counts once. */
async function done(
  { tx, who, now }: Work,
  queueSms: QueueSms,
  one: StoredApplication,
  systemRef: string | undefined,
): Promise<Did> {
  if (!mayStepApplication(one.state, 'DONE', 'STAFF')) return refused('APPLICATION_STATE')
  if (isOfBook(one.code)) {
    const asked = { deed_id: randomUUID(), deed_to: null, deed_why: null, due_at: now }
    await makeApplicationStore(tx).update(one.id, asked, now)
    return null
  }
  if (!systemRef) return refused('VALIDATION')
  if (await makeApplicationBoardStore(tx).systemRefTaken(systemRef)) return refused('DUPLICATE_REQUEST')
  const step = { to: 'DONE', by: 'STAFF', staffId: who.staffId, set: { system_ref: systemRef }, now } as const
  await walkApplication(tx, queueSms, one, step)
  return null
}

type Said = Work & {
  readonly body: { version: number; words: string }
  readonly params: { applicationId: string }
}

export function applicationChangeRoutes(serveStaff: ServeStaff, deps: Deps): void {
  const { queueSms } = deps

  const said = (to: 'MORE_NEEDED' | 'REFUSED') => (work: Said) => {
    const { tx, who, now, body, sheet, params } = work
    const does = async (one: StoredApplication): Promise<Did> => {
      sheet.reason = body.words
      const step = { to, by: 'STAFF', staffId: who.staffId, words: body.words, now } as const
      return (await walkApplication(tx, queueSms, one, step)) === null ? refused('APPLICATION_STATE') : null
    }
    return change(deps, work, { id: params.applicationId, version: body.version, does })
  }

  serveStaff(calls.takeApplication, (work) => {
    const { params, body } = work
    const does = (one: StoredApplication) => take(work, queueSms, one)
    return change(deps, work, { id: params.applicationId, version: body.version, does, anybody: true })
  })

  serveStaff(calls.askMore, said('MORE_NEEDED'))
  serveStaff(calls.refuseApplication, said('REFUSED'))

  serveStaff(calls.doneApplication, (work) => {
    const { params, body } = work
    const does = (one: StoredApplication) => done(work, queueSms, one, body.systemRef)
    return change(deps, work, { id: params.applicationId, version: body.version, does })
  })
}
