import { Proposed, type Proposal } from '#contracts/staff/proposals.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import { canDecide } from './decide.ts'
import type { StoredProposal } from './proposal.ts'

/** A proposal for the office; the customer it is about is not named. */
export function proposalView(proposal: StoredProposal, who: StaffCaller, now: Date): Proposal {
  const { decidedBy, decidedByName } = proposal
  return {
    proposalId: proposal.id,
    kind: proposal.kind,
    state: proposal.state,
    thing: proposal.thing,
    proposed: Proposed.parse(proposal.proposed),
    seen: { ...proposal.seen },
    hash: proposal.hash.toString('hex'),
    amountKyat: proposal.amountKyat,
    why: proposal.why,
    evidence: proposal.evidence,
    proposedBy: { staffId: proposal.proposedBy, name: proposal.proposedByName },
    proposedAt: proposal.proposedAt.toISOString(),
    expiresAt: proposal.expiresAt.toISOString(),
    decidedBy: decidedBy && decidedByName ? { staffId: decidedBy, name: decidedByName } : null,
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
    decidedWhy: proposal.decidedWhy,
    endedAt: proposal.endedAt?.toISOString() ?? null,
    failure: proposal.failure,
    alone: proposal.alone,
    canDecide: canDecide(proposal, who, now),
    isOwn: proposal.proposedBy === who.staffId,
  }
}
