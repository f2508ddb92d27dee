import {
  approveProposal,
  getProposal,
  listProposals,
  refuseProposal,
  withdrawProposal,
  type Proposal,
} from '#contracts/staff/proposals.ts'
import {
  PROPOSAL_KIND_NAMES,
  PROPOSAL_KINDS,
  seesKind,
  type ProposalKind,
} from '#contracts/staff/proposal-kinds.ts'
import type { Role } from '#contracts/staff/roles.ts'
import type { ServeStaff, Sheet } from '#modules/staff/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import { keyAfter, keyOf } from '#platform/http/key-page.ts'
import type { Decide } from './decide.ts'
import type { StoredProposal } from './proposal.ts'
import { makeProposalStore } from './proposal-store.ts'
import { proposalView } from './views.ts'

const approves = (kind: ProposalKind, roles: readonly Role[]): boolean =>
  roles.some((role) => (PROPOSAL_KINDS[kind].approvers as readonly Role[]).includes(role))

/** The new state of the row, as answer and in the audit. */
async function after(
  tx: Tx,
  before: Answer<StoredProposal>,
  { who, now, sheet }: { who: StaffCaller; now: Date; sheet: Sheet },
): Promise<Answer<Proposal>> {
  if (!before.ok) return before
  const { id, state, thing, kind } = before.value
  const row = await makeProposalStore(tx).find(id)
  if (!row) return refused('NOT_FOUND')
  sheet.thing = thing
  sheet.before = { proposalId: id, kind, state }
  sheet.after = { proposalId: id, kind, state: row.state }
  return ok(proposalView(row, who, now))
}

export function proposalRoutes(serveStaff: ServeStaff, decide: Decide): void {
  serveStaff(listProposals, async ({ who, tx, body, now }) => {
    const { view, kind, state, size } = body
    const isInbox = view === 'INBOX'
    const kinds = PROPOSAL_KIND_NAMES.filter((name) => kind === undefined || name === kind).filter((name) =>
      isInbox ? approves(name, who.roles) : seesKind(name, who.roles),
    )
    const rows = await makeProposalStore(tx).list({
      kinds,
      state: isInbox ? 'PROPOSED' : state,
      ...(view === 'OWN' && { by: who.staffId }),
      ...(isInbox && { notBy: who.staffId }),
      oldestFirst: isInbox,
      after: keyAfter(body.after),
      limit: size + 1,
    })
    const last = rows.length > size ? rows[size - 1] : undefined
    return ok({
      rows: rows.slice(0, size).map((row) => proposalView(row, who, now)),
      next: last ? keyOf(last.proposedAt, last.id) : null,
    })
  })

  serveStaff(getProposal, async ({ who, tx, params, now, sheet }) => {
    const row = await makeProposalStore(tx).find(params.proposalId)
    if (!row || !seesKind(row.kind, who.roles)) return refused('NOT_FOUND')
    sheet.thing = row.thing
    return ok(proposalView(row, who, now))
  })

  serveStaff(approveProposal, async ({ who, tx, params, body, now, sheet }) => {
    sheet.thing = `proposal:${params.proposalId}`
    const why = body.why ?? null
    const decided = await decide.approve(tx, params.proposalId, body.hash, { who, why, now })
    return after(tx, decided, { who, now, sheet })
  })

  serveStaff(refuseProposal, async ({ who, tx, params, body, now, sheet }) => {
    sheet.thing = `proposal:${params.proposalId}`
    sheet.reason = body.why
    const decided = await decide.refuse(tx, params.proposalId, { who, why: body.why, now })
    return after(tx, decided, { who, now, sheet })
  })

  serveStaff(withdrawProposal, async ({ who, tx, params, now, sheet }) => {
    sheet.thing = `proposal:${params.proposalId}`
    const decided = await decide.withdraw(tx, params.proposalId, { who, why: null, now })
    return after(tx, decided, { who, now, sheet })
  })
}
