import type { FieldError, Page } from '#contracts/envelope.ts'
import type { ErrorCode } from '#contracts/errors.ts'

/** The result of a use case: a value, or a refusal that the caller expects as possible. Bugs and outages throw. */
export type Answer<T> = Ok<T> | Refused

export type Ok<T> = { readonly ok: true; readonly value: T; readonly page?: Page }

export type Refused = { readonly ok: false; readonly code: ErrorCode; readonly details: RefusalDetails }

export type RefusalDetails = {
  /** Fills the `{{slots}}` of this code's text. */
  readonly slots?: Readonly<Record<string, string | number>>
  readonly errors?: readonly FieldError[]
  readonly retryAfterSec?: number
  /** What a screen needs besides the text, such as an end date or the missing kyat. */
  readonly facts?: Readonly<Record<string, string | number>>
}

/** `page` belongs to calls that are declared `paged`. */
export const ok = <T>(value: T, page?: Page): Ok<T> =>
  page ? { ok: true, value, page } : { ok: true, value }

export const refused = (code: ErrorCode, details: RefusalDetails = {}): Refused => ({
  ok: false,
  code,
  details,
})
