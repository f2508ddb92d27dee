import { randomUUID } from 'node:crypto'
import type { Made, Proposed } from '#contracts/staff/proposals.ts'
import { PROPOSAL_HOURS } from '#contracts/staff/proposal-kinds.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import type * as z from 'zod/mini'
import { lookAt, thingOf, type Looks } from './look.ts'
import { makeProposalStore } from './proposal-store.ts'
import { secondFor } from './second-for.ts'

export type Made = z.infer<typeof Made>

export type Grounds = { readonly why: string; readonly evidence?: string | undefined }

const HOUR_MS = 3_600_000

/** Makes a proposal; below the limits it is approved at once. A thing has at most one open proposal. */
export const makePropose = (looks: Looks) =>
  async function propose(
    tx: Tx,
    who: Pick<StaffCaller, 'staffId' | 'roles'>,
    proposed: Proposed,
    { why, evidence }: Grounds,
    now: Date,
  ): Promise<Answer<Made>> {
    const store = makeProposalStore(tx)
    const thing = thingOf(looks, proposed)
    const before = await store.openOf(thing)
    if (before) return refused('PROPOSAL_OPEN', { facts: { proposalId: before.id } })
    const looked = await lookAt(looks, tx, proposed, now)
    if (!looked.ok) return looked
    const second = await secondFor(tx, proposed, looked.value, who, now)
    const id = randomUUID()
    const made = await store.begin({
      id,
      kind: proposed.kind,
      thing,
      proposed,
      ...looked.value,
      why,
      evidence: evidence ?? null,
      by: who.staffId,
      now,
      expiresAt: new Date(now.getTime() + PROPOSAL_HOURS * HOUR_MS),
      alone: second === null,
    })
    if (made === null) {
      const other = await store.openOf(thing)
      return refused('PROPOSAL_OPEN', other ? { facts: { proposalId: other.id } } : {})
    }
    return ok({ proposalId: id, state: second === null ? 'APPROVED' : 'PROPOSED', second })
  }

export type Propose = ReturnType<typeof makePropose>
