import { isDeepStrictEqual } from 'node:util'
import { Proposed } from '#contracts/staff/proposals.ts'
import { PROPOSAL_KINDS, seesKind } from '#contracts/staff/proposal-kinds.ts'
import type { Role } from '#contracts/staff/roles.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import { lookAt, type Looks } from './look.ts'
import type { StoredProposal } from './proposal.ts'
import { makeProposalStore } from './proposal-store.ts'

type Who = Pick<StaffCaller, 'staffId' | 'roles'>

const mayApprove = ({ kind }: StoredProposal, roles: readonly Role[]): boolean =>
  roles.some((role) => (PROPOSAL_KINDS[kind].approvers as readonly Role[]).includes(role))

/** Whether this person may decide it: not the proposer, and with a role for its kind. */
export const canDecide = (proposal: StoredProposal, { staffId, roles }: Who, now: Date): boolean =>
  proposal.state === 'PROPOSED' &&
  proposal.expiresAt > now &&
  proposal.proposedBy !== staffId &&
  mayApprove(proposal, roles)

/** In the form the database returns. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

type Decision = { readonly who: Who; readonly why: string | null; readonly now: Date }

export function makeDecide(looks: Looks) {
  async function lockFor(tx: Tx, id: string, { who, now }: Decision): Promise<Answer<StoredProposal>> {
    const proposal = await makeProposalStore(tx).lock(id)
    if (!proposal || !seesKind(proposal.kind, who.roles)) return refused('NOT_FOUND')
    if (proposal.state !== 'PROPOSED' || proposal.expiresAt <= now) return refused('PROPOSAL_DECIDED')
    if (proposal.proposedBy === who.staffId) return refused('OWN_PROPOSAL')
    return mayApprove(proposal, who.roles) ? ok(proposal) : refused('FORBIDDEN')
  }

  /** Whether the proposal is unchanged, and so is the thing it is about. */
  async function isSame(tx: Tx, proposal: StoredProposal, seenHash: string, now: Date): Promise<boolean> {
    const { hash, hashNow } = proposal
    if (!hash.equals(hashNow) || hash.toString('hex') !== seenHash) return false
    const proposed = Proposed.safeParse(proposal.proposed)
    if (!proposed.success) return false
    const looked = await lookAt(looks, tx, proposed.data, now)
    return looked.ok && isDeepStrictEqual(plain(looked.value.seen), proposal.seen)
  }

  return {
    async approve(tx: Tx, id: string, hash: string, decision: Decision): Promise<Answer<StoredProposal>> {
      const locked = await lockFor(tx, id, decision)
      if (!locked.ok) return locked
      const proposal = locked.value
      const { who, why, now } = decision
      if (!(await isSame(tx, proposal, hash, now))) return refused('PROPOSAL_CHANGED')
      const store = makeProposalStore(tx)
      const isFirst = await store.decide(id, 'APPROVED', { by: who.staffId, why, hash: proposal.hash, now })
      return isFirst ? ok(proposal) : refused('PROPOSAL_DECIDED')
    },

    async refuse(tx: Tx, id: string, decision: Decision): Promise<Answer<StoredProposal>> {
      const locked = await lockFor(tx, id, decision)
      if (!locked.ok) return locked
      const { who, why, now } = decision
      const isFirst = await makeProposalStore(tx).decide(id, 'REFUSED', {
        by: who.staffId,
        why,
        hash: null,
        now,
      })
      return isFirst ? locked : refused('PROPOSAL_DECIDED')
    },

    async withdraw(tx: Tx, id: string, { who, now }: Decision): Promise<Answer<StoredProposal>> {
      const proposal = await makeProposalStore(tx).lock(id)
      if (!proposal || !seesKind(proposal.kind, who.roles)) return refused('NOT_FOUND')
      if (proposal.proposedBy !== who.staffId) return refused('FORBIDDEN')
      const by = { by: who.staffId, why: null, hash: null, now }
      const isFirst = await makeProposalStore(tx).decide(id, 'WITHDRAWN', by)
      return isFirst ? ok(proposal) : refused('PROPOSAL_DECIDED')
    },
  }
}

export type Decide = ReturnType<typeof makeDecide>
