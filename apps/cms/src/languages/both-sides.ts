import type { Block, Field } from 'payload'
import { besideName } from '../beside/beside-name.ts'

export type Language = 'en' | 'my'
export type Row = Record<string, unknown>
type NamedField = Field & { readonly name: string }

/** One document while it is saved: what is written in one language, and every localized value that is stored. */
export type Save = { readonly data: Row; readonly stored: Row; readonly language: Language }

/** One localized field as it will be after the save, with what stands beside it in the language that is not written. */
export type Place = {
  readonly field: NamedField
  readonly path: string
  readonly values: Readonly<Record<Language, unknown>>
  readonly beside: Row
}

type IsShown = (field: Field, beside: Row) => boolean

export const otherThan = (language: Language): Language => (language === 'en' ? 'my' : 'en')

/**
 * Every localized field of a document. A save carries one language; the other one is in the database, under the same
 * rows. Rows are matched by their id, because they may have been moved.
 */
export function* placesOf(
  fields: readonly Field[],
  save: Save,
  isShown: IsShown = () => true,
  path = '',
): Generator<Place> {
  const beside = inOther(fields, save)
  for (const field of fields) {
    if (!isShown(field, beside)) continue
    if (isLocalized(field)) {
      const values = valuesOf(field, save)
      yield { field, path: path + field.name, values, beside }
    } else
      for (const [below, inner, name] of insideOf(field, save))
        yield* placesOf(below, inner, isShown, path + name)
  }
}

const isLocalized = (field: Field): field is NamedField =>
  'localized' in field && field.localized === true && 'name' in field

/** A form that shows both languages sends both; any other call leaves one as it is stored. */
export function valuesOf(
  field: { readonly name: string },
  { data, stored, language }: Save,
): Record<Language, unknown> {
  const kept = asRow(stored[field.name])
  const beside = data[besideName(field.name)]
  const other = otherThan(language)
  return {
    [other]: typeof beside === 'string' ? beside : kept[other],
    [language]: data[field.name],
  } as Record<Language, unknown>
}

/** What stands at this level, in the language that is not being written. */
function inOther(fields: readonly Field[], save: Save): Row {
  const other = otherThan(save.language)
  const names = fields.filter(isLocalized).map((field) => [field.name, valuesOf(field, save)[other]])
  return { ...save.data, ...Object.fromEntries(names) }
}

type Inside = [fields: readonly Field[], save: Save, name: string]

/** The levels below a field: a group, the tabs, or one level for each row. */
function insideOf(field: Field, save: Save): Inside[] {
  if (field.type === 'tabs')
    return field.tabs.map((tab) => level(tab.fields, save, 'name' in tab ? tab.name : undefined))
  if (field.type === 'array') return rowsOf(field.name, save, () => field.fields)
  if (field.type === 'blocks') return rowsOf(field.name, save, (row) => blockFields(field.blocks, row))
  return 'fields' in field ? [level(field.fields, save, 'name' in field ? field.name : undefined)] : []
}

function level(fields: readonly Field[], save: Save, name: string | undefined): Inside {
  if (!name) return [fields, save, '']
  const inner = { ...save, data: asRow(save.data[name]), stored: asRow(save.stored[name]) }
  return [fields, inner, `${name}.`]
}

function rowsOf(name: string, save: Save, fieldsOf: (row: Row) => readonly Field[]): Inside[] {
  const before = asRows(save.stored[name])
  return asRows(save.data[name]).map((row, at) => {
    const stored = before.find((candidate) => candidate['id'] === row['id']) ?? {}
    return [fieldsOf(row), { ...save, data: row, stored }, `${name}.${at}.`]
  })
}

export const asRow = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? (value as Row) : {}

export const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])

export const blockFields = (blocks: readonly Block[], row: Row): readonly Field[] =>
  blocks.find((block) => block.slug === row['blockType'])?.fields ?? []
