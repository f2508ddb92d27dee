import * as z from 'zod/mini'
import { ERRORS, type ErrorCode } from './errors.ts'

export const SUCCESS = 'SUCCESS'

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

export const FieldError = z.object({
  field: z.string(),
  rule: z.string(),
  message: z.string(),
  messageMm: z.string(),
})
export type FieldError = z.infer<typeof FieldError>

/** Where a list stands. The first page is 0. */
export const Page = z.object({
  page: z.int(),
  size: z.int(),
  total: z.int(),
  hasMore: z.boolean(),
})
export type Page = z.infer<typeof Page>

/** What every call answers when it worked. A client uses `result` only when `code` is exactly `SUCCESS`. */
export const success = <S extends z.ZodMiniType>(result: S) =>
  z.object({
    code: z.literal(SUCCESS),
    message: z.string(),
    messageMm: z.string(),
    result,
    requestId: z.string(),
    page: z.optional(Page),
  })

/** What every call answers when it did not. `message` and `messageMm` are ready to show. */
export const Refusal = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  messageMm: z.string(),
  result: z.null(),
  requestId: z.string(),
  errors: z.optional(z.array(FieldError)),
  retryAfterSec: z.optional(z.int()),
  /** What fills a screen that offers the next step, by code: `{ n }` missing kyat, `{ date, newDate, rule }` of an overlap. */
  facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type Refusal = z.infer<typeof Refusal>
