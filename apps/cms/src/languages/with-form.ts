import type { Field } from 'payload'
import { asRow, asRows, blockFields, type Row, type Save, valuesOf } from './both-sides.ts'

/**
 * The document as it would be stored after this save: what the form says, and under each localized field both languages. Rows
 * are matched by their id, because they may have been moved.
 */
export const withForm = (fields: readonly Field[], save: Save): Row => ({
  ...save.stored,
  ...save.data,
  ...changed(fields, save),
})

function changed(fields: readonly Field[], save: Save): Row {
  const after: Row = {}
  const { data, stored } = save
  const inside = (below: readonly Field[], name: string): Row =>
    withForm(below, { ...save, data: asRow(data[name]), stored: asRow(stored[name]) })
  const rows = (name: string, fieldsOf: (row: Row) => readonly Field[]): Row[] =>
    asRows(data[name]).map((row) => {
      const same = asRows(stored[name]).find((candidate) => candidate['id'] === row['id']) ?? {}
      return withForm(fieldsOf(row), { ...save, data: row, stored: same })
    })
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs)
        if ('name' in tab && tab.name) after[tab.name] = inside(tab.fields, tab.name)
        else Object.assign(after, changed(tab.fields, save))
    } else if (!('name' in field) || !field.name) {
      if ('fields' in field) Object.assign(after, changed(field.fields, save))
    } else if ('localized' in field && field.localized) after[field.name] = valuesOf(field, save)
    else if (field.type === 'group') after[field.name] = inside(field.fields, field.name)
    else if (field.type === 'array') after[field.name] = rows(field.name, () => field.fields)
    else if (field.type === 'blocks')
      after[field.name] = rows(field.name, (row) => blockFields(field.blocks, row))
  }
  return after
}
