import type { FieldRule } from '#contracts/form-field.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { readWritten } from '#modules/contact/index.ts'

type Answers = Readonly<Record<string, string>>

/** Before validation: Zawgyi becomes Unicode and empty answers are dropped. What is validated is what is stored. */
export const cleaned = (fields: readonly FieldRule[], answers: Answers): Record<string, string> => {
  const written = new Set(
    fields.flatMap(({ key, type }) => (type === 'text' || type === 'textarea' ? [key] : [])),
  )
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      const text = written.has(key) ? readWritten(value).text.trim() : value
      return text === '' ? [] : [[key, text]]
    }),
  )
}

/** Answers stored in plain text: phone numbers in one spelling; identity numbers and files are left out. */
export const kept = (fields: readonly FieldRule[], answers: Answers): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, type }) => {
      const value = answers[key]
      if (value === undefined || type === 'nrc' || type === 'file') return []
      return [[key, type === 'phone' ? (parseMsisdn(value) ?? value) : value]]
    }),
  )

export const filesIn = (fields: readonly FieldRule[], answers: Answers): string[] =>
  fields.flatMap(({ key, type }) => (type === 'file' && answers[key] ? [answers[key]] : []))
