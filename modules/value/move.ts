import type { ErrorCode } from '#contracts/errors.ts'
import type { Lang } from '#contracts/language.ts'
import type { StoredPlan } from './move-plan.ts'

/**
 * From where to where. `UNKNOWN` is a state like the others: the core was asked and did not answer, and only its answer
 * leads out of it. `HELD` is an answer that cannot be right (another amount was taken): staff end it.
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
  /** Who asked; null when the product itself did. */
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
  /** When somebody looks at it next; null when nobody has to. */
  readonly nextAskAt: Date | null
  readonly createdAt: Date
  readonly settledAt: Date | null
}

/** As the row has it. What was planned and answered is read by the move's own kind, never believed as it stands. */
export type StoredMove = MoveFacts & { readonly plan: unknown; readonly result: unknown }

export type Move<Data = unknown> = MoveFacts & { readonly plan: StoredPlan<Data> }
