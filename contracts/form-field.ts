import * as z from 'zod/mini'
import { parseMsisdn } from './msisdn.ts'

/**
 * Kinds of questions. `select` is answered with an option's value, `checkbox` with `yes`, `file` with the id of an uploaded file, `place`
 * and `plan` with one of our ids, `nrc` with an identity number as typed.
 */
export const FIELD_TYPES = [
  'text',
  'number',
  'date',
  'select',
  'textarea',
  'checkbox',
  'phone',
  'email',
  'nrc',
  'place',
  'plan',
  'file',
] as const

/** One question of a form. */
export const FormField = z.object({
  key: z.string(),
  label: z.string(),
  labelMm: z.string(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  min: z.optional(z.int()),
  max: z.optional(z.int()),
  /** A regular expression that the whole of a text must be. */
  pattern: z.optional(z.string()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string(), labelMm: z.string() }))),
})
export type FormField = z.infer<typeof FormField>

/** What decides whether an answer will do; how it is called does not. */
export type FieldRule = Omit<FormField, 'label' | 'labelMm' | 'options'> & {
  readonly options?: readonly { readonly value: string }[] | undefined
}
export type FieldProblem = 'MISSING' | 'FORMAT' | 'CHOICE' | 'SMALL' | 'BIG' | 'SHORT' | 'LONG'

export const MOST_LETTERS = 500

/** Checks that only the caller can do: is it an identity number, does the place or plan exist? */
export type FieldReaders = {
  readonly nrc: (typed: string) => boolean
  readonly place: (id: string) => boolean
  readonly plan: (code: string) => boolean
}

const EMAIL = /^[^\s@<>]{1,64}@[^\s@<>]{1,180}\.[^\s@<>.]{2,24}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function isDay(value: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Lone surrogates and control characters, which are not text and which databases may refuse. */
const NO_LETTERS = /[\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u

type Judge = (value: string, field: FieldRule, readers: FieldReaders) => FieldProblem | null
const orFormat = (will: boolean): FieldProblem | null => (will ? null : 'FORMAT')

function ofNumber(value: string, { min, max }: FieldRule): FieldProblem | null {
  if (!/^-?\d{1,12}$/.test(value)) return 'FORMAT'
  if (min !== undefined && Number(value) < min) return 'SMALL'
  return max !== undefined && Number(value) > max ? 'BIG' : null
}

function ofText(value: string, { min, max, pattern }: FieldRule): FieldProblem | null {
  if (min !== undefined && value.length < min) return 'SHORT'
  if (value.length > (max ?? MOST_LETTERS)) return 'LONG'
  return pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value) ? 'FORMAT' : null
}

const JUDGES: Readonly<Record<FieldRule['type'], Judge>> = {
  text: ofText,
  textarea: ofText,
  number: ofNumber,
  date: (value) => orFormat(isDay(value)),
  select: (value, { options }) => (options?.some((one) => one.value === value) ? null : 'CHOICE'),
  checkbox: (value) => (value === 'yes' ? null : 'CHOICE'),
  phone: (value) => orFormat(value.length <= 40 && parseMsisdn(value) !== null),
  email: (value) => orFormat(EMAIL.test(value)),
  nrc: (value, _, { nrc }) => orFormat(value.length <= 60 && nrc(value)),
  place: (value, _, { place }) => (place(value) ? null : 'CHOICE'),
  plan: (value, _, { plan }) => (plan(value) ? null : 'CHOICE'),
  file: (value) => orFormat(UUID.test(value)),
}

/** What is wrong with an answer; null when it will do. The phone asks it before sending, the server before storing. */
export function fieldProblem(
  field: FieldRule,
  value: string | undefined,
  readers: FieldReaders,
): FieldProblem | null {
  if (value === undefined || value === '') return field.required ? 'MISSING' : null
  return NO_LETTERS.test(value) ? 'FORMAT' : JUDGES[field.type](value, field, readers)
}
