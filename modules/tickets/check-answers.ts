import type { FieldError } from '#contracts/envelope.ts'
import type { Lang } from '#contracts/language.ts'
import { toFieldErrors, type Issue } from '#platform/errors/field-errors.ts'
import type { StoredCategory } from './stored-category.ts'

type Field = StoredCategory['fields'][number]

const MOST_LETTERS = 500

/** What is wrong with an answer; null when it will do. */
function issueOf({ key, type, required, min, max, options }: Field, value: string | undefined): Issue | null {
  const path = ['answers', key]
  if (value === undefined || value === '')
    return required ? { path, code: 'invalid_type', input: undefined } : null
  if (type === 'select')
    return options?.some((one) => one.value === value) ? null : { path, code: 'invalid_value' }
  if (type === 'date') return /^2\d{3}-\d{2}-\d{2}$/.test(value) ? null : { path }
  if (type === 'number') {
    const number = /^-?\d{1,12}$/.test(value) ? Number(value) : null
    if (number === null) return { path }
    if (min !== undefined && number < min) return { path, code: 'too_small', minimum: min }
    return max !== undefined && number > max ? { path, code: 'too_big', maximum: max } : null
  }
  if (min !== undefined && value.length < min)
    return { path, code: 'too_small', origin: 'string', minimum: min }
  const most = max ?? MOST_LETTERS
  return value.length > most ? { path, code: 'too_big', origin: 'string', maximum: most } : null
}

/** Answers against the questions of the category: no key passes that it does not ask for. */
export function checkAnswers(
  { fields }: StoredCategory,
  answers: Readonly<Record<string, string>>,
  lang: Lang,
): readonly FieldError[] {
  const known = new Set(fields.map(({ key }) => key))
  const issues = [
    ...fields.map((field) => issueOf(field, answers[field.key])),
    ...Object.keys(answers).map((key) =>
      known.has(key) ? null : { path: ['answers', key], code: 'unrecognized_keys' },
    ),
  ].filter((issue) => issue !== null)
  return toFieldErrors(issues, lang)
}
