import type { ErrorCode } from '#contracts/errors.ts'
import type { Lang } from '#contracts/language.ts'
import type { StoredPlan } from './move-kind.ts'

/**
 * From where to where. `UNKNOWN` is a state like the others: the core was asked and did not answer, and only its answer
 * leads out of it.
 */
export const NEXT = {
  RESERVING: ['CODE_SENT', 'FAILED', 'CANCELLED'],
  CODE_SENT: ['EXECUTING', 'EXPIRED', 'CANCELLED'],
  EXECUTING: ['COMPLETED', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['COMPLETED', 'FAILED'],
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

export type Move = {
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
  readonly plan: StoredPlan
  readonly result: unknown
  readonly failure: Failure | null
  readonly asks: number
  readonly createdAt: Date
  readonly settledAt: Date | null
}
