import type { Field } from 'payload'
import { moment } from './texts.ts'

const after = (
  value: unknown,
  { siblingData }: { siblingData: { visibleFrom?: unknown } },
): true | string => {
  const from = siblingData.visibleFrom
  if (!value || !from) return true
  return new Date(String(value)) > new Date(String(from)) || 'Must end after it begins'
}

/** Filtered by the website's own clock, so a start or an end fires even while the CMS is switched off. */
export const windowFields: Field[] = [
  {
    ...moment('visibleFrom', 'Leave empty to show it as soon as it is published.'),
    admin: sidebar('Leave empty to show it as soon as it is published.'),
  } as Field,
  {
    ...moment('visibleTo'),
    admin: sidebar('Leave empty to show it until you unpublish it.'),
    validate: after,
  } as Field,
]

function sidebar(description: string) {
  return { position: 'sidebar', description, date: { pickerAppearance: 'dayAndTime' } } as const
}

export const sort: Field = {
  name: 'sort',
  type: 'number',
  defaultValue: 0,
  admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
}
