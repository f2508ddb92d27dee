import type { FieldError } from '#contracts/envelope.ts'
import { fieldProblem, MOST_LETTERS, type FieldProblem, type FieldRule } from '#contracts/form-field.ts'
import type { Lang } from '#contracts/language.ts'
import { toFieldErrors, type Issue } from '../errors/field-errors.ts'

const ISSUES: Readonly<Record<FieldProblem, (field: FieldRule) => Omit<Issue, 'path'>>> = {
  MISSING: () => ({ code: 'invalid_type', input: undefined }),
  FORMAT: () => ({}),
  CHOICE: () => ({ code: 'invalid_value' }),
  SMALL: ({ min = 0 }) => ({ code: 'too_small', minimum: min }),
  BIG: ({ max = 0 }) => ({ code: 'too_big', maximum: max }),
  SHORT: ({ min = 0 }) => ({ code: 'too_small', origin: 'string', minimum: min }),
  LONG: ({ max = MOST_LETTERS }) => ({ code: 'too_big', origin: 'string', maximum: max }),
}

function issueOf(field: FieldRule, path: readonly string[], value: string | undefined): Issue | null {
  const problem = fieldProblem(field, value)
  return problem && { path: [...path, field.key], ...ISSUES[problem](field) }
}

/** Answers against the questions of a form: no key passes that it does not ask for. */
export function checkAnswers(
  fields: readonly FieldRule[],
  answers: Readonly<Record<string, string>>,
  lang: Lang,
  path: readonly string[] = ['answers'],
): readonly FieldError[] {
  const known = new Set(fields.map(({ key }) => key))
  const issues = [
    ...fields.map((field) => issueOf(field, path, answers[field.key])),
    ...Object.keys(answers).map((key) =>
      known.has(key) ? null : { path: [...path, key], code: 'unrecognized_keys' },
    ),
  ].filter((issue) => issue !== null)
  return toFieldErrors(issues, lang)
}
