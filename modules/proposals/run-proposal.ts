import { Proposed } from '#contracts/staff/proposals.ts'
import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import { makeAuditStore } from '#modules/audit/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import type { ProposedOf } from './look.ts'
import type { Approved, StoredProposal } from './proposal.ts'
import { makeProposalStore } from './proposal-store.ts'

/** Approved proposals that have not run, and open ones whose 72 hours are over. */
export const DUE_PROPOSALS = {
  rows: { table: 'proposal', id: 'id', due: 'due_at' },
  job: defineRowJob('proposals.run', 'outside'),
} as const

/** HANDED_OVER: `end` was written with the effect. LATER: the result is not known yet, it is looked at again. */
export type Ran = 'HANDED_OVER' | 'LATER' | { readonly failed: string }

/**
 * Does what was approved. `end` is called in the transaction of the effect, so both are written or neither; when two processes end the
 * same proposal, the second one's effect is rolled back.
 */
export type Run<K extends ProposalKind> = (
  proposal: Approved<ProposedOf<K>>,
  end: (tx: Tx) => Promise<void>,
) => Promise<Ran>

export type Runs = { readonly [K in ProposalKind]: Run<K> }

/** Another process ran the proposal meanwhile: what was done here is rolled back. */
export class RunTwice extends Error {}

const LATER_MS = 10_000

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly runs: Runs
  readonly log: { warn(facts: object, text: string): void; error(facts: object, text: string): void }
}

/** Writes the end of a proposal with its audit row; the second process to do so is rolled back. */
export async function endProposal(
  tx: Tx,
  { id, kind, thing, why }: Pick<StoredProposal, 'id' | 'kind' | 'thing' | 'why'>,
  failure: string | null,
  at: Date,
): Promise<void> {
  if (!(await makeProposalStore(tx).end(id, failure, at))) throw new RunTwice()
  const after = { proposalId: id, state: failure === null ? 'DONE' : 'FAILED', ...(failure && { failure }) }
  const outcome = failure ?? 'SUCCESS'
  const entry = {
    at,
    staffId: null,
    sessionId: null,
    call: `run:${kind}`,
    thing,
    reason: why,
    outcome,
    after,
  }
  await makeAuditStore(tx).write(entry)
}

export function makeRunProposals({ db, clock, runs, log }: Deps) {
  const fail = (proposal: StoredProposal, failure: string) =>
    inTransaction(db, (tx) => endProposal(tx, proposal, failure, clock.now()))

  /** Exactly what was approved, or nothing. */
  function readApproved(proposal: StoredProposal): Approved | null {
    const { hash, hashNow, decidedHash, alone } = proposal
    if (!hash.equals(hashNow) || (!alone && !decidedHash?.equals(hash))) return null
    const read = Proposed.safeParse(proposal.proposed)
    return read.success && read.data.kind === proposal.kind ? { ...proposal, payload: read.data } : null
  }

  async function run(proposal: StoredProposal): Promise<Outcome> {
    const approved = readApproved(proposal)
    if (!approved) {
      log.error({ proposalId: proposal.id }, 'a proposal is not what was agreed on: it does not run')
      return fail(proposal, 'CHANGED')
    }
    const work = runs[proposal.kind] as (one: Approved, end: (tx: Tx) => Promise<void>) => Promise<Ran>
    const ran = await work(approved, (tx) => endProposal(tx, proposal, null, clock.now()))
    if (ran === 'LATER')
      await makeProposalStore(db).setDue(proposal.id, new Date(clock.now().getTime() + LATER_MS))
    if (typeof ran === 'object') {
      log.warn(
        { proposalId: proposal.id, kind: proposal.kind, why: ran.failed },
        'a proposal could not be done',
      )
      await fail(proposal, ran.failed)
    }
  }

  /** Run by a worker when the row is due. */
  return async function runDue(id: string): Promise<Outcome> {
    const proposal = await makeProposalStore(db).find(id)
    if (!proposal || !isTaken(proposal.dueAt, clock.now())) return
    if (proposal.state === 'PROPOSED') return expire(proposal)
    if (proposal.state !== 'APPROVED') return
    try {
      await run(proposal)
    } catch (error) {
      if (!(error instanceof RunTwice)) throw error
    }
  }

  async function expire(proposal: StoredProposal): Promise<void> {
    const at = clock.now()
    await inTransaction(db, async (tx) => {
      if (!(await makeProposalStore(tx).expire(proposal.id, at))) return
      const { thing, kind, id } = proposal
      const after = { proposalId: id, state: 'EXPIRED' }
      const entry = {
        at,
        staffId: null,
        sessionId: null,
        call: `expire:${kind}`,
        thing,
        outcome: 'SUCCESS',
        after,
      }
      await makeAuditStore(tx).write(entry)
    })
  }
}

/** For a move that runs for a proposal: ends the proposal with it. If the proposal ended meanwhile, the move is undone. */
export async function endProposalOf(tx: Tx, id: string, failure: string | null, at: Date): Promise<void> {
  const proposal = await makeProposalStore(tx).lock(id)
  if (!proposal) throw new RunTwice()
  await endProposal(tx, proposal, failure, at)
}
