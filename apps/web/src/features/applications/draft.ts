import type { ApplicationCode } from '#contracts/applications.ts'
import type { FormField } from '#contracts/form-field.ts'
import { ownPrefix } from '../../session/own-storage.ts'
import { storedValue } from '../../session/stored-value.ts'

type Answers = Readonly<Record<string, string>>

/** Identity is never stored on a phone: no numbers, documents or names. */
const KEPT: readonly FormField['type'][] = ['select', 'date', 'textarea', 'number', 'plan']

const draftOf = (code: ApplicationCode) =>
  storedValue(`${ownPrefix()}application|${code}`, () => localStorage)

function read(text: string | null): Answers {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Answers) : {}
  } catch {
    return {}
  }
}

/** Only answers to the present questions. */
export function readDraft(code: ApplicationCode, fields: readonly FormField[]): Answers {
  const kept = read(draftOf(code).read())
  return Object.fromEntries(
    fields.flatMap(({ key, type }) => {
      const value = kept[key]
      return KEPT.includes(type) && typeof value === 'string' ? [[key, value]] : []
    }),
  )
}

export function keepDraft(code: ApplicationCode, fields: readonly FormField[], answers: Answers): void {
  const kept = fields.flatMap(({ key, type }) =>
    KEPT.includes(type) && answers[key] ? [[key, answers[key]]] : [],
  )
  draftOf(code).write(JSON.stringify(Object.fromEntries(kept)))
}

export const forgetDraft = (code: ApplicationCode): void => draftOf(code).clear()
