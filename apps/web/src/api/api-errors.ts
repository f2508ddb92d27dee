import type { FieldError } from '#contracts/envelope.ts'

/** A refusal of the server, with texts that are ready to show. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: string
  readonly status: number
  readonly requestId: string
  readonly fieldErrors: readonly FieldError[]
  readonly retryAfterSec: number | null
  /** Values for a screen that offers the next step. */
  readonly facts: Readonly<Record<string, string | number>>

  constructor(refusal: {
    code: string
    message: string
    status: number
    requestId: string
    fieldErrors?: readonly FieldError[]
    retryAfterSec?: number | null
    facts?: Readonly<Record<string, string | number>>
  }) {
    super(refusal.message)
    this.code = refusal.code
    this.status = refusal.status
    this.requestId = refusal.requestId
    this.fieldErrors = refusal.fieldErrors ?? []
    this.retryAfterSec = refusal.retryAfterSec ?? null
    this.facts = refusal.facts ?? {}
  }
}

/** No answer: no network, or the server did not respond properly. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}
