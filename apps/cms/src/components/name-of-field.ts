import type { ClientField } from 'payload'

type Ask = {
  /** In the language of the screens. */
  readonly label: (given: unknown) => string
  /** Which block stands at `blocks.2`. */
  readonly blockAt: (path: string) => string | undefined
}

/** Under this ending a form holds the other language of a field. */
const BESIDE = /Beside(Read)?$/

/** Fields that only lie in a row, a tab or a fold for the eye are found as if they lay beside each other. */
const spread = (fields: readonly ClientField[]): ClientField[] =>
  fields.flatMap((field): ClientField[] => {
    if ('name' in field && field.name) return [field]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => spread(tab.fields))
    return 'fields' in field ? spread(field.fields) : []
  })

function below(field: ClientField, block: string | undefined): readonly ClientField[] {
  if (field.type === 'blocks') return field.blocks.find(({ slug }) => slug === block)?.fields ?? []
  return 'fields' in field ? field.fields : []
}

/** `items.0.title` as it is called on the screen: `Items 1 › Title`. What no screen has is left out. */
export function nameOfField(fields: readonly ClientField[], path: string, { label, blockAt }: Ask): string {
  const names: string[] = []
  const parts = path.split('.')
  let here = fields
  for (let at = 0; at < parts.length; at += 1) {
    const name = (parts[at] ?? '').replace(BESIDE, '')
    const field = spread(here).find((candidate) => 'name' in candidate && candidate.name === name)
    if (!field) break
    const isList = field.type === 'array' || field.type === 'blocks'
    const row = isList ? parts[at + 1] : undefined
    if (row !== undefined) at += 1
    const called = 'label' in field ? label(field.label) : ''
    names.push(row === undefined ? called : `${called} ${Number(row) + 1}`)
    here = below(field, blockAt(parts.slice(0, at + 1).join('.')))
  }
  return names.filter(Boolean).join(' › ')
}
