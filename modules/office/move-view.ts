import type * as z from 'zod/mini'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import type { RecordMove } from '#contracts/staff/record.ts'
import type { ProposalState } from '#modules/proposals/index.ts'
import type { MoveRow } from './record-read-model.ts'

type View = z.infer<typeof RecordMove>

type Planned = {
  readonly do: string
  readonly order?: {
    /** Only in plans stored by the previous release. */
    readonly priceKyat?: number
    readonly price?: { readonly unit: string; readonly amount: number }
    readonly amount?: number
  }
}

const askedOf = (plan: unknown): View['asked'] => {
  const order = (plan as { order?: Planned } | null)?.order
  const { priceKyat, price, amount } = order?.order ?? {}
  const priced = price?.unit === 'MMK' ? price.amount : null
  const kyat = priceKyat ?? (price ? priced : amount) ?? null
  return { do: order?.do ?? 'unknown', kyat: typeof kyat === 'number' ? kyat : null }
}

type Marked = {
  readonly proposal_id: string | null
  readonly proposal_kind: string | null
  readonly proposal_state: string | null
}

/** The mark "waiting for approval" on anything that has an open proposal. */
export const markOf = ({ proposal_id: id, proposal_kind: kind, proposal_state: state }: Marked) =>
  id === null ? null : { proposalId: id, kind: kind as ProposalKind, state: state as ProposalState }

const endedBy = ({ who, why, evidence, ended_at: at }: MoveRow): View['endedBy'] =>
  who === null ? null : { who, why: why ?? '', evidence: evidence ?? '', at: at?.toISOString() ?? '' }

/** A move for the office: what the core was asked, and what it answered. */
export const moveView = (row: MoveRow): View => ({
  moveId: row.id,
  kind: row.kind,
  state: row.state,
  product: row.product,
  amountKyat: row.amount_kyat,
  counterparty: row.counterparty && maskMsisdn(row.counterparty),
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  asked: askedOf(row.plan),
  asks: row.asks,
  nextAskAt: row.next_ask_at?.toISOString() ?? null,
  failure: row.failure?.code ?? null,
  takenKyat: row.taken_kyat,
  endedBy: endedBy(row),
  proposal: markOf(row),
})
