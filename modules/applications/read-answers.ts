import type { FieldRule } from '#contracts/form-field.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { readWritten } from '#modules/contact/index.ts'

type Answers = Readonly<Record<string, string>>

/** Before they are checked: Zawgyi as Unicode, and what was left empty is not there. What is stored is what was checked. */
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

/** What is kept in the open: numbers in one spelling, identity numbers and files not at all. */
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
