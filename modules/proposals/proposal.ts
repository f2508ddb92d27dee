import type { Proposed } from '#contracts/staff/proposals.ts'
import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import type { ProposalState } from './states.ts'

export type StoredProposal = {
  readonly id: string
  readonly kind: ProposalKind
  readonly thing: string
  /** Parsed again before it runs. */
  readonly proposed: unknown
  readonly seen: Readonly<Record<string, unknown>>
  readonly hash: Buffer
  readonly amountKyat: number | null
  readonly line: string | null
  readonly why: string
  readonly evidence: string | null
  readonly proposedBy: string
  readonly proposedByName: string
  readonly proposedAt: Date
  readonly expiresAt: Date
  readonly state: ProposalState
  readonly alone: boolean
  readonly decidedBy: string | null
  readonly decidedByName: string | null
  readonly decidedAt: Date | null
  readonly decidedWhy: string | null
  readonly moveId: string | null
  readonly failure: string | null
  readonly endedAt: Date | null
  readonly dueAt: Date | null
  /** The hash of the row as it is now, and the one the second person saw. */
  readonly hashNow: Buffer
  readonly decidedHash: Buffer | null
}

/** An approved proposal with its parsed payload. */
export type Approved<P = Proposed> = StoredProposal & { readonly payload: P }

/** `Daw Mya, approved by U Ba`: for tables that store names in words. */
export const whoOf = ({ proposedByName, decidedByName, alone }: StoredProposal): string =>
  alone || decidedByName === null ? proposedByName : `${proposedByName}, approved by ${decidedByName}`
