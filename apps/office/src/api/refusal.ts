import type { FieldError } from '#contracts/envelope.ts'

/** The server said no, in words that are ready to show. `status` is what react-admin looks at to tell a session that ended. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly status: number
  readonly requestId: string
  readonly fieldErrors: readonly FieldError[]

  constructor(said: {
    code: string
    message: string
    status: number
    requestId: string
    fieldErrors?: readonly FieldError[]
  }) {
    super(said.message)
    this.code = said.code
    this.status = said.status
    this.requestId = said.requestId
    this.fieldErrors = said.fieldErrors ?? []
  }
}

/** Nobody answered. */
export const NO_ANSWER = 'NO_ANSWER'
