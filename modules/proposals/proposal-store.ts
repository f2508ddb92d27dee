import { sql } from 'kysely'
import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { StoredProposal } from './proposal.ts'
import type { ProposalState } from './states.ts'

type Row = {
  readonly id: string
  readonly kind: ProposalKind
  readonly thing: string
  readonly proposed: unknown
  readonly seen: Record<string, unknown>
  readonly hash: Buffer
  readonly hash_now: Buffer
  readonly amount_kyat: number | null
  readonly line: string | null
  readonly why: string
  readonly evidence: string | null
  readonly proposed_by: string
  readonly proposed_by_name: string
  readonly proposed_at: Date
  readonly expires_at: Date
  readonly state: ProposalState
  readonly alone: boolean
  readonly decided_by: string | null
  readonly decided_by_name: string | null
  readonly decided_at: Date | null
  readonly decided_why: string | null
  readonly decided_hash: Buffer | null
  readonly move_id: string | null
  readonly failure: string | null
  readonly ended_at: Date | null
  readonly due_at: Date | null
}

const toProposal = (row: Row): StoredProposal => ({
  id: row.id,
  kind: row.kind,
  thing: row.thing,
  proposed: row.proposed,
  seen: row.seen,
  hash: row.hash,
  hashNow: row.hash_now,
  amountKyat: row.amount_kyat,
  line: row.line,
  why: row.why,
  evidence: row.evidence,
  proposedBy: row.proposed_by,
  proposedByName: row.proposed_by_name,
  proposedAt: row.proposed_at,
  expiresAt: row.expires_at,
  state: row.state,
  alone: row.alone,
  decidedBy: row.decided_by,
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at,
  decidedWhy: row.decided_why,
  decidedHash: row.decided_hash,
  moveId: row.move_id,
  failure: row.failure,
  endedAt: row.ended_at,
  dueAt: row.due_at,
})

const PROPOSAL = sql`p.id, p.kind, p.thing, p.proposed, p.seen, p.hash, p.amount_kyat, p.line, p.why, p.evidence, p.proposed_by,
  p.proposed_at, p.expires_at, p.state, p.alone, p.decided_by, p.decided_at, p.decided_why, p.decided_hash, p.move_id, p.failure,
  p.ended_at, p.due_at, proposal_hash(p.kind, p.thing, p.proposed, p.seen, p.amount_kyat) as hash_now,
  a.name as proposed_by_name, b.name as decided_by_name
  from proposal p join staff a on a.id = p.proposed_by left join staff b on b.id = p.decided_by`

export type NewProposal = {
  readonly id: string
  readonly kind: ProposalKind
  readonly thing: string
  readonly proposed: object
  readonly seen: object
  readonly amountKyat: number | null
  readonly line: string | null
  readonly why: string
  readonly evidence: string | null
  readonly by: string
  readonly now: Date
  readonly expiresAt: Date
  readonly alone: boolean
}

export type ProposalsAsked = {
  readonly kinds: readonly ProposalKind[]
  readonly state?: ProposalState | undefined
  readonly by?: string | undefined
  /** Excludes proposals of this person. */
  readonly notBy?: string | undefined
  readonly oldestFirst: boolean
  readonly after: { readonly at: Date; readonly id: string } | null
  readonly limit: number
}

const reads = (db: Database | Tx) => ({
  /** Null when another proposal for the thing is open. */
  async begin(one: NewProposal): Promise<string | null> {
    const { rows } = await sql<{
      id: string
    }>`insert into proposal (id, kind, thing, proposed, seen, hash, amount_kyat, line, why,
        evidence, proposed_by, proposed_at, expires_at, state, alone, due_at)
      values (${one.id}, ${one.kind}, ${one.thing}, ${JSON.stringify(one.proposed)}::jsonb, ${JSON.stringify(one.seen)}::jsonb,
        ''::bytea, ${one.amountKyat}, ${one.line}, ${one.why}, ${one.evidence}, ${one.by}, ${one.now}, ${one.expiresAt},
        ${one.alone ? 'APPROVED' : 'PROPOSED'}, ${one.alone}, ${one.alone ? one.now : one.expiresAt})
      on conflict (thing) where state in ('PROPOSED', 'APPROVED') do nothing returning id`.execute(db)
    return rows[0]?.id ?? null
  },

  async find(id: string): Promise<StoredProposal | null> {
    const { rows } = await sql<Row>`select ${PROPOSAL} where p.id = ${id}`.execute(db)
    return rows[0] ? toProposal(rows[0]) : null
  },

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<StoredProposal | null> {
    const { rows } = await sql<Row>`select ${PROPOSAL} where p.id = ${id} for update of p`.execute(db)
    return rows[0] ? toProposal(rows[0]) : null
  },

  async openOf(thing: string): Promise<{ id: string; kind: ProposalKind; state: ProposalState } | null> {
    const { rows } = await sql<{
      id: string
      kind: ProposalKind
      state: ProposalState
    }>`select id, kind, state from proposal
      where thing = ${thing} and state in ('PROPOSED', 'APPROVED')`.execute(db)
    return rows[0] ?? null
  },
})

const withdrawals = (db: Database | Tx) => ({
  /** Withdraws an open proposal whose thing is over, in its proposer's name. An approved one still runs, and finds nothing to do. */
  async withdrawOpen(id: string, now: Date): Promise<void> {
    await sql`update proposal set state = 'WITHDRAWN', decided_by = proposed_by, decided_at = ${now}, due_at = null,
      ended_at = ${now} where id = ${id} and state = 'PROPOSED'`.execute(db)
  },

  /** Withdraws the proposals of a removed member of staff. */
  async withdrawAll(by: string, now: Date): Promise<number> {
    const { numAffectedRows = 0n } =
      await sql`update proposal set state = 'WITHDRAWN', decided_by = ${by}, decided_at = ${now},
      due_at = null, ended_at = ${now} where proposed_by = ${by} and state = 'PROPOSED'`.execute(db)
    return Number(numAffectedRows)
  },
})

const steps = (db: Database | Tx) => ({
  /** Compare-and-set: of two concurrent decisions one succeeds. */
  async decide(
    id: string,
    to: 'APPROVED' | 'REFUSED' | 'WITHDRAWN',
    { by, why, hash, now }: { by: string; why: string | null; hash: Buffer | null; now: Date },
  ): Promise<boolean> {
    const isOver = to !== 'APPROVED'
    const { numAffectedRows = 0n } =
      await sql`update proposal set state = ${to}, decided_by = ${by}, decided_at = ${now},
        decided_why = ${why}, decided_hash = ${hash}, due_at = ${isOver ? null : now}, ended_at = ${isOver ? now : null}
      where id = ${id} and state = 'PROPOSED'`.execute(db)
    return numAffectedRows > 0n
  },

  async expire(id: string, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update proposal set state = 'EXPIRED', due_at = null, ended_at = ${now}
      where id = ${id} and state = 'PROPOSED' and expires_at <= ${now}`.execute(db)
    return numAffectedRows > 0n
  },

  /** Compare-and-set: a proposal ends once. */
  async end(id: string, failure: string | null, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update proposal set state = ${failure === null ? 'DONE' : 'FAILED'},
        failure = ${failure}, due_at = null, ended_at = ${now} where id = ${id} and state = 'APPROVED'`.execute(
        db,
      )
    return numAffectedRows > 0n
  },

  /** The id of the move it runs by, chosen once. */
  async chooseMove(id: string, moveId: string): Promise<string | null> {
    const { rows } = await sql<{
      move_id: string
    }>`update proposal set move_id = coalesce(move_id, ${moveId}::uuid)
      where id = ${id} and state = 'APPROVED' returning move_id`.execute(db)
    return rows[0]?.move_id ?? null
  },

  async setDue(id: string, dueAt: Date): Promise<void> {
    await sql`update proposal set due_at = ${dueAt} where id = ${id} and state = 'APPROVED'`.execute(db)
  },

  async list({
    kinds,
    state,
    by,
    notBy,
    oldestFirst,
    after,
    limit,
  }: ProposalsAsked): Promise<StoredProposal[]> {
    const order = oldestFirst ? sql`asc` : sql`desc`
    const beyond = oldestFirst ? sql`>` : sql`<`
    const { rows } = await sql<Row>`select ${PROPOSAL} where p.kind = any(${[...kinds]})
        ${state === undefined ? sql`` : sql`and p.state = ${state}`}
        ${by === undefined ? sql`` : sql`and p.proposed_by = ${by}`}
        ${notBy === undefined ? sql`` : sql`and p.proposed_by <> ${notBy}`}
        ${after === null ? sql`` : sql`and (p.proposed_at, p.id) ${beyond} (${after.at}, ${after.id}::uuid)`}
      order by p.proposed_at ${order}, p.id ${order} limit ${limit}`.execute(db)
    return rows.map(toProposal)
  },
})

export const makeProposalStore = (db: Database | Tx) => ({
  ...reads(db),
  ...steps(db),
  ...withdrawals(db),
})
