import { ALONE_POINTS, ALONE_POINTS_A_DAY } from '#contracts/staff/proposal-kinds.ts'
import { getRecordPoints, proposePoints } from '#contracts/staff/points.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import { freePoints, makeEarnStore, makeMemberStore, makeMissingPointsStore } from '#modules/loyalty/index.ts'
import { makeProposalStore, makeSumsStore, type Propose } from '#modules/proposals/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { PATIENCE, within } from '#modules/value/index.ts'
import { ok } from '#platform/errors/answer.ts'
import type { RecordDeps } from './record-deps.ts'
import { openFor } from './record-parts.ts'

const MOST_SHOWN = 20

type Deps = Pick<RecordDeps, 'tag' | 'core'> & { readonly propose: Propose }

/** A customer's points, and corrections of them. */
export function pointsRoutes(serveStaff: ServeStaff, deps: Deps): void {
  const { tag, core, propose } = deps

  serveStaff(getRecordPoints, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { tx, who, now } = work
    const { line } = record.value
    const inCore = await within(PATIENCE.readMs, core.line(line)).catch(() => null)
    const member = await makeMemberStore(tx).find(line)
    const held = await makeEarnStore(tx).held(line)
    const missing = await makeMissingPointsStore(tx).list(line, MOST_SHOWN)
    const open = await makeProposalStore(tx).openOf(`points:${tag(line)}`)
    const counted = { kind: 'POINTS', by: who.staffId, line, since: yangonDayStart(now) } as const
    const today = await makeSumsStore(tx).since(counted)
    const leftToday = ALONE_POINTS_A_DAY - Math.max(today.ofStaff, today.ofCustomer)
    return ok({
      spendable: inCore && freePoints(inCore.buckets),
      member: member && { tier: member.tier, tierValidTo: member.tierValidTo.toISOString() },
      held: held.map(({ points, dueAt }) => ({ points, at: dueAt.toISOString() })),
      missing: missing.map((one) => ({ ...one, earnedAt: one.earnedAt.toISOString() })),
      alonePoints: Math.max(0, Math.min(ALONE_POINTS, leftToday)),
      proposal: open && { proposalId: open.id, kind: open.kind, state: open.state },
    })
  })

  serveStaff(proposePoints, async (work) => {
    const record = await openFor(deps, work, work.params.recordId)
    if (!record.ok) return record
    const { who, tx, now, sheet, params, body } = work
    const { points, ...grounds } = body
    const customer = tag(record.value.line)
    sheet.reason = grounds.why
    const made = await propose(
      tx,
      who,
      { kind: 'POINTS', recordId: params.recordId, customer, points },
      grounds,
      now,
    )
    if (made.ok) sheet.after = { ...made.value, points }
    return made
  })
}
