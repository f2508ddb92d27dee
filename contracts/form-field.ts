import * as z from 'zod/mini'

/** One question of a form. `select` is answered with the value of an option. */
export const FormField = z.object({
  key: z.string(),
  label: z.string(),
  labelMm: z.string(),
  type: z.enum(['text', 'number', 'date', 'select', 'textarea']),
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

/** What is wrong with an answer; null when it will do. The phone asks it before sending, the server before storing. */
export function fieldProblem(field: FieldRule, value: string | undefined): FieldProblem | null {
  const { type, required, min, max, pattern, options } = field
  if (value === undefined || value === '') return required ? 'MISSING' : null
  if (type === 'select') return options?.some((one) => one.value === value) ? null : 'CHOICE'
  if (type === 'date') return /^2\d{3}-\d{2}-\d{2}$/.test(value) ? null : 'FORMAT'
  if (type === 'number') {
    if (!/^-?\d{1,12}$/.test(value)) return 'FORMAT'
    if (min !== undefined && Number(value) < min) return 'SMALL'
    return max !== undefined && Number(value) > max ? 'BIG' : null
  }
  if (min !== undefined && value.length < min) return 'SHORT'
  if (value.length > (max ?? MOST_LETTERS)) return 'LONG'
  return pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value) ? 'FORMAT' : null
}
