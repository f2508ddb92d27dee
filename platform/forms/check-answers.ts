import type { FieldError } from '#contracts/envelope.ts'
import {
  fieldProblem,
  MOST_LETTERS,
  type FieldProblem,
  type FieldReaders,
  type FieldRule,
} from '#contracts/form-field.ts'
import type { Lang } from '#contracts/language.ts'
import { parseNrc } from '#language/nrc.ts'
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

/** For forms that ask for neither places nor plans. */
const NONE: Omit<FieldReaders, 'nrc'> = { place: () => false, plan: () => false }

function issueOf(
  field: FieldRule,
  path: readonly string[],
  value: string | undefined,
  readers: FieldReaders,
): Issue | null {
  const problem = fieldProblem(field, value, readers)
  return problem && { path: [...path, field.key], ...ISSUES[problem](field) }
}

/** Checks answers against the questions of a form; a key it does not ask for is an error. */
export function checkAnswers(
  fields: readonly FieldRule[],
  answers: Readonly<Record<string, string>>,
  lang: Lang,
  path: readonly string[] = ['answers'],
  known: Omit<FieldReaders, 'nrc'> = NONE,
): readonly FieldError[] {
  const readers = { ...known, nrc: (typed: string) => parseNrc(typed) !== null }
  const asked = new Set(fields.map(({ key }) => key))
  const issues = [
    ...fields.map((field) => issueOf(field, path, answers[field.key], readers)),
    ...Object.keys(answers).map((key) =>
      asked.has(key) ? null : { path: [...path, key], code: 'unrecognized_keys' },
    ),
  ].filter((issue) => issue !== null)
  return toFieldErrors(issues, lang)
}
