import type { Field } from 'payload'
import { besideName, besideRead } from './beside-name.ts'
import { takeBeside } from './take-beside.ts'

const FIELDS = {
  text: '/src/beside/beside-field.tsx#BesideLine',
  textarea: '/src/beside/beside-field.tsx#BesideLines',
} as const
const READ_ONLY = '/src/beside/beside-rich.tsx#BesideRich'

type Admin = { components?: Record<string, unknown> } & Record<string, unknown>

const dressed = (field: Field, components: Record<string, unknown>): Field => {
  const admin = ('admin' in field ? field.admin : undefined) as Admin | undefined
  return { ...field, admin: { ...admin, components: { ...admin?.components, ...components } } } as Field
}

/** Virtual: it has no column, and what it says is kept by the field it stands beside. */
const twin = (name: string, hooks: object): Field => ({
  name,
  type: 'textarea',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks,
})

/**
 * Every text that is written in both languages gets the other one beside it: lines to write in, formatted texts to read. A
 * text with a field of its own keeps that.
 */
export function withBeside(fields: readonly Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if ('localized' in field && field.localized && 'name' in field) {
      if (field.type === 'text' || field.type === 'textarea')
        return [
          dressed(field, { Field: FIELDS[field.type] }),
          twin(besideName(field.name), { beforeChange: [takeBeside(field.name)] }),
        ]
      if (field.type === 'richText')
        return [dressed(field, { afterInput: [READ_ONLY] }), twin(besideRead(field.name), {})]
    }
    if (field.type === 'blocks')
      return [
        { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: withBeside(block.fields) })) },
      ]
    if (field.type === 'tabs')
      return [{ ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withBeside(tab.fields) })) }]
    return 'fields' in field ? [{ ...field, fields: withBeside(field.fields) } as Field] : [field]
  })
}
