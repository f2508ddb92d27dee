import type { Block, CheckboxField, Field, FieldHook } from 'payload'

type Row = Record<string, unknown>
type Locales = { en?: unknown; my?: unknown }

/** Set by the save itself, so that staff can filter a list by it. */
export const burmeseMissing: CheckboxField = {
  name: 'burmeseMissing',
  type: 'checkbox',
  defaultValue: false,
  admin: {
    readOnly: true,
    position: 'sidebar',
    description: 'Some English text has no Burmese yet. Checked every time you save.',
    components: { Cell: '/src/components/burmese-cell.tsx#BurmeseCell' },
  },
  hooks: {
    beforeChange: [
      (({ collection, siblingData, siblingDocWithLocales, req }) =>
        isBurmeseMissing(
          collection?.fields ?? [],
          siblingData as Row,
          (siblingDocWithLocales ?? {}) as Row,
          req.locale === 'my' ? 'my' : 'en',
        )) satisfies FieldHook,
    ],
  },
}

/**
 * `data` is what is being saved in one language; `stored` holds every localized value by language. Rows are matched
 * by their id, because they may have been moved.
 */
export function isBurmeseMissing(fields: Field[], data: Row, stored: Row, language: 'en' | 'my'): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs')
      return field.tabs.some((tab) => inside(tab.fields, 'name' in tab ? tab.name : undefined))
    if (field.type === 'array') return rowsOf(field.name, () => field.fields)
    if (field.type === 'blocks') return rowsOf(field.name, (row) => blockFields(field.blocks, row))
    if ('fields' in field) return inside(field.fields, 'name' in field ? field.name : undefined)
    if (!('localized' in field) || !field.localized || !('name' in field)) return false
    const values: Locales = { ...(stored[field.name] as Locales | undefined), [language]: data[field.name] }
    return hasText(values.en) && !hasText(values.my)
  })

  function inside(below: Field[], name: string | undefined): boolean {
    if (!name) return isBurmeseMissing(below, data, stored, language)
    return isBurmeseMissing(below, asRow(data[name]), asRow(stored[name]), language)
  }

  function rowsOf(name: string, fieldsOf: (row: Row) => Field[]): boolean {
    const before = Array.isArray(stored[name]) ? (stored[name] as Row[]) : []
    const now = Array.isArray(data[name]) ? (data[name] as Row[]) : []
    return now.some((row) => {
      const same = before.find((candidate) => candidate['id'] === row['id']) ?? {}
      return isBurmeseMissing(fieldsOf(row), row, same, language)
    })
  }
}

const asRow = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {})

const blockFields = (blocks: Block[], row: Row): Field[] =>
  blocks.find((block) => block.slug === row['blockType'])?.fields ?? []

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasText)
  if (typeof value !== 'object' || value === null) return false
  const node = asRow(value)
  if ('root' in node) return hasText(node['root'])
  if (node['type'] === 'upload') return true
  return hasText(node['text']) || hasText(node['children'])
}
