import { SUCCESS, type Page, type Refusal } from '#contracts/envelope.ts'
import { ERRORS } from '#contracts/errors.ts'
import type { Lang } from '#contracts/language.ts'
import type { Ok, Refused } from '../errors/answer.ts'
import { say } from '../errors/words.ts'

export type SuccessBody<T> = {
  code: typeof SUCCESS
  message: string
  messageMm: string
  result: T
  requestId: string
  page?: Page
}

export function successBody<T>(answer: Ok<T>, requestId: string, lang: Lang): SuccessBody<T> {
  const { message, messageMm } = say('SUCCESS', {}, lang)
  const body: SuccessBody<T> = { code: SUCCESS, message, messageMm, result: answer.value, requestId }
  if (answer.page) body.page = answer.page
  return body
}

export function refusalBody({ code, details }: Refused, requestId: string, lang: Lang): Refusal {
  const body: Refusal = {
    code,
    ...say(code, { requestId, n: details.retryAfterSec ?? 0, ...details.slots }, lang),
    result: null,
    requestId,
  }
  if (details.errors) body.errors = [...details.errors]
  if (details.retryAfterSec !== undefined) body.retryAfterSec = details.retryAfterSec
  if (details.facts) body.facts = { ...details.facts }
  return body
}

/**
 * INTERNAL with a retry time is an outage, not a bug of ours. It keeps its code: whether the request took effect is as unknown as after a
 * bug, and every existing client asks again under the same id.
 */
export const statusOf = ({ code, details }: Refused): number =>
  code === 'INTERNAL' && details.retryAfterSec !== undefined ? 503 : ERRORS[code].http
