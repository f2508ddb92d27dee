import type { FormField } from '#contracts/form-field.ts'
import { PLACES, PLANS } from './schema-answers.ts'

type Stored = {
  readonly answers: Readonly<Record<string, string>>
  readonly identity: Readonly<Record<string, string>> | null
  readonly files: number
}

const isDay = (value: string): boolean =>
  /^2\d{3}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.slice(0, 10) === value

/** Written independently of the check it judges. */
const RIGHT: Readonly<Record<FormField['type'], (value: string, field: FormField) => boolean>> = {
  text: (value, { min = 0, max = 500, pattern }) =>
    value.length >= min &&
    value.length <= max &&
    (!pattern || (value.match(`^${pattern}$`) ?? null) !== null),
  textarea: (value, { min = 0, max = 500 }) => value.length >= min && value.length <= max,
  number: (value, { min = -1e12, max = 1e12 }) => Number(value) >= min && Number(value) <= max,
  date: isDay,
  select: (value, { options = [] }) => options.map((one) => one.value).includes(value),
  checkbox: (value) => value === 'yes',
  phone: (value) => /^959\d{6,9}$/.test(value),
  email: (value) => value.split('@').length === 2 && value.includes('.') && !/\s/.test(value),
  nrc: () => false,
  place: (value) => PLACES.includes(value),
  plan: (value) => PLANS.includes(value),
  file: () => false,
}

/** What in a stored application does not fit its type. */
export function storedWrong(fields: readonly FormField[], { answers, identity, files }: Stored): number {
  const known = new Map(fields.map((field) => [field.key, field]))
  const strange = Object.entries(answers).filter(([key, value]) => {
    const field = known.get(key)
    return !field || !RIGHT[field.type](value, field)
  })
  const missing = fields.filter(({ key, type, required }) => {
    if (!required || type === 'file') return false
    return type === 'nrc' ? !/•/.test(identity?.[key] ?? '') : answers[key] === undefined
  })
  const needed = fields.filter(({ type, required }) => type === 'file' && required).length
  return strange.length + missing.length + (files < needed ? 1 : 0)
}
