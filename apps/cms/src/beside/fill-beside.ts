import type { Field } from 'payload'
import { asRow, asRows, blockFields, type Row } from '../languages/both-sides.ts'
import { besideName, besideRead } from './beside-name.ts'

/** Puts the words of the other language beside the own ones, row by row; formatted texts as they are stored. */
export function fillBeside(fields: readonly Field[], own: Row, other: Row): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs)
        if ('name' in tab && tab.name) fillBeside(tab.fields, asRow(own[tab.name]), asRow(other[tab.name]))
        else fillBeside(tab.fields, own, other)
    } else if (!('name' in field) || !field.name) {
      if ('fields' in field) fillBeside(field.fields, own, other)
    } else if ('localized' in field && field.localized) {
      const beside = field.type === 'richText' ? besideRead(field.name) : besideName(field.name)
      if (field.name in own) own[beside] = asText(other[field.name])
    } else if (field.type === 'group')
      fillBeside(field.fields, asRow(own[field.name]), asRow(other[field.name]))
    else if (field.type === 'array') eachRow(field.name, () => field.fields)
    else if (field.type === 'blocks') eachRow(field.name, (row) => blockFields(field.blocks, row))
  }

  function eachRow(name: string, fieldsOf: (row: Row) => readonly Field[]): void {
    const others = asRows(other[name])
    for (const row of asRows(own[name]))
      fillBeside(fieldsOf(row), row, others.find((candidate) => candidate['id'] === row['id']) ?? {})
  }
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
