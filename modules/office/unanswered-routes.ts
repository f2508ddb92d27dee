import { maskMsisdn } from '#contracts/msisdn.ts'
import {
  askNow,
  getOfficeMove,
  listUnanswered,
  proposeAdjust,
  proposeMoveEnd,
  type Unanswered,
} from '#contracts/staff/without-answer.ts'
import type { Propose } from '#modules/proposals/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { mayEndByHand } from '#modules/value/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { keyAfter, keyOf, pageOfRows } from '#platform/http/key-page.ts'
import { adjustableKyat } from './looks-money.ts'
import { makeLookStore } from './look-store.ts'
import { markOf, moveView } from './move-view.ts'
import { makeRecordReadModel } from './record-read-model.ts'
import {
  makeUnansweredReadModel,
  type UnansweredFound,
  type UnansweredKind,
} from './unanswered-read-model.ts'

/** Seconds after which it counts as late. */
export const LIMITS: Readonly<Record<UnansweredKind, number>> = {
  MOVE: 4 * 3_600,
  PAYMENT: 24 * 3_600,
  REFUND: 72 * 3_600,
  JOB: 24 * 3_600,
}

const canEnd = (kind: UnansweredKind, { state, since }: UnansweredFound, now: Date): boolean => {
  if (kind === 'MOVE') return mayEndByHand({ state: state as 'HELD', createdAt: since }, now)
  return (kind === 'PAYMENT' && state === 'HELD') || (kind === 'REFUND' && state === 'STAFF')
}

const viewOf = (kind: UnansweredKind, row: UnansweredFound, now: Date): Unanswered => ({
  kind,
  id: row.id,
  state: row.state,
  what: row.what,
  since: row.since.toISOString(),
  ageSec: Math.max(0, Math.floor((now.getTime() - row.since.getTime()) / 1000)),
  limitSec: LIMITS[kind],
  amountKyat: row.amount_kyat,
  number: row.line && maskMsisdn(row.line),
  nextAskAt: row.next_at?.toISOString() ?? null,
  canAsk: kind === 'JOB' || row.state === 'UNKNOWN',
  canEnd: canEnd(kind, row, now),
  proposal: markOf(row),
})

/** What has no answer yet: asked again sooner, or ended by two people. */
export function unansweredRoutes(serveStaff: ServeStaff, { propose }: { readonly propose: Propose }): void {
  serveStaff(listUnanswered, async ({ tx, body, now }) => {
    const { kind, after, size } = body
    const rows = await makeUnansweredReadModel(tx).list(kind, {
      now,
      after: keyAfter(after),
      limit: size + 1,
    })
    return ok(
      pageOfRows(
        rows,
        size,
        (row) => viewOf(kind, row, now),
        (row) => keyOf(row.since, row.id),
      ),
    )
  })

  serveStaff(askNow, async ({ tx, body, now, sheet }) => {
    const { kind, id } = body
    sheet.thing = `${kind.toLowerCase()}:${id}`
    return ok({ asked: await makeUnansweredReadModel(tx).askNow(kind, id, now) })
  })

  serveStaff(getOfficeMove, async ({ tx, params, now, sheet }) => {
    const row = await makeRecordReadModel(tx).move(params.moveId)
    const standing = row && (await makeLookStore(tx).move(params.moveId))
    if (!row || !standing) return refused('NOT_FOUND')
    sheet.thing = `move:${row.id}`
    const end = { state: row.state as 'HELD', createdAt: row.created_at }
    return ok({
      ...moveView(row),
      number: maskMsisdn(row.line),
      canEnd: mayEndByHand(end, now),
      adjustableKyat: adjustableKyat(standing),
    })
  })

  serveStaff(proposeMoveEnd, async ({ who, tx, params, body, now, sheet }) => {
    const { as, takenKyat, ...grounds } = body
    sheet.thing = `move:${params.moveId}`
    sheet.reason = grounds.why
    const proposed = { kind: 'MOVE_END', moveId: params.moveId, as, takenKyat } as const
    const made = await propose(tx, who, proposed, grounds, now)
    if (made.ok) sheet.after = { ...made.value, as, takenKyat }
    return made
  })

  serveStaff(proposeAdjust, async ({ who, tx, params, body, now, sheet }) => {
    const { kyat, ...grounds } = body
    sheet.thing = `adjust:${params.moveId}`
    sheet.reason = grounds.why
    const made = await propose(tx, who, { kind: 'ADJUST', moveId: params.moveId, kyat }, grounds, now)
    if (made.ok) sheet.after = { ...made.value, kyat }
    return made
  })
}
