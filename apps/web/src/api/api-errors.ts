import type { FieldError } from '#contracts/envelope.ts'

/** The server said no, in words that are ready to show. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: string
  readonly status: number
  readonly requestId: string
  readonly fieldErrors: readonly FieldError[]
  readonly retryAfterSec: number | null
  /** What fills a screen that offers the next step. */
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

/** No answer at all: no network, or the server did not speak. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}
