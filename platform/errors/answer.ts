import type { FieldError, Page } from '#contracts/envelope.ts'
import type { ErrorCode } from '#contracts/errors.ts'

/** What a use case gives back: the value, or a refusal the caller expected to be possible. Bugs and outages throw. */
export type Answer<T> = Ok<T> | Refused

export type Ok<T> = { readonly ok: true; readonly value: T; readonly page?: Page }

export type Refused = { readonly ok: false; readonly code: ErrorCode; readonly details: RefusalDetails }

export type RefusalDetails = {
  /** Fills `{{slots}}` of the words of this code. */
  readonly slots?: Readonly<Record<string, string | number>>
  readonly errors?: readonly FieldError[]
  readonly retryAfterSec?: number
  /** What a screen needs beside the words: the date it already runs until, the kyat that are missing. */
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
