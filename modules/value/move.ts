import type { ErrorCode } from '#contracts/errors.ts'
import type { Lang } from '#contracts/language.ts'
import type { StoredPlan } from './move-plan.ts'

/**
 * Allowed steps. `UNKNOWN`: the core was asked and did not answer, and only its answer leads on. `HELD`: the answer cannot be right
 * (another amount was taken), and staff end it.
 */
export const NEXT = {
  RESERVING: ['CODE_SENT', 'FAILED', 'CANCELLED'],
  CODE_SENT: ['EXECUTING', 'EXPIRED', 'CANCELLED'],
  EXECUTING: ['COMPLETED', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['COMPLETED', 'FAILED', 'HELD'],
  HELD: ['COMPLETED', 'FAILED'],
  COMPLETED: ['REVERSED'],
  FAILED: [],
  CANCELLED: [],
  EXPIRED: [],
  REVERSED: [],
} as const satisfies Record<string, readonly string[]>

export type MoveState = keyof typeof NEXT

export const mayGo = (from: MoveState, to: MoveState): boolean =>
  (NEXT[from] as readonly MoveState[]).includes(to)

export type Failure = { readonly code: ErrorCode; readonly facts: Readonly<Record<string, string | number>> }

type MoveFacts = {
  readonly id: string
  readonly kind: string
  /** The account that asked; null when the product itself did. */
  readonly subject: string | null
  readonly line: string
  readonly counterparty: string | null
  readonly product: string | null
  readonly amountKyat: number
  readonly state: MoveState
  readonly bodyHash: Buffer
  readonly lang: Lang
  readonly failure: Failure | null
  readonly asks: number
  /** When the move is looked at next; null when it need not be. */
  readonly nextAskAt: Date | null
  readonly createdAt: Date
  readonly settledAt: Date | null
}

/** As stored. Plan and result are parsed by the move's own kind before use. */
export type StoredMove = MoveFacts & { readonly plan: unknown; readonly result: unknown }

export type Move<Data = unknown> = MoveFacts & { readonly plan: StoredPlan<Data> }
