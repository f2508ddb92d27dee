import type { FieldError } from '#contracts/envelope.ts'
import type { Lang } from '#contracts/language.ts'
import { say } from './words.ts'

/** The part of a schema's error that we show; the refused value itself is never repeated. */
export type Issue = {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly input?: unknown
}

type Rule = 'required' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'format' | 'choice' | 'unknown'

function ruleOf(issue: Issue): Rule {
  const isText = issue.origin === 'string'
  switch (issue.code) {
    case 'too_small':
      return isText ? 'tooShort' : 'tooSmall'
    case 'too_big':
      return isText ? 'tooLong' : 'tooBig'
    case 'invalid_value':
      return 'choice'
    case 'unrecognized_keys':
      return 'unknown'
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'format'
    default:
      return 'format'
  }
}

export function toFieldErrors(issues: readonly Issue[], lang: Lang): FieldError[] {
  return issues.map((issue) => {
    const rule = ruleOf(issue)
    const limit = Number(issue.minimum ?? issue.maximum ?? 0)
    return { field: issue.path.map(String).join('.'), rule, ...say(`field.${rule}`, { limit }, lang) }
  })
}
