import type { Field } from 'payload'
import { dayAndTime, moment } from './texts.ts'
import { until, untilRule } from './until-rule.ts'

/** A copy is a new document: it begins and ends when its editor says, not when the first one did. */
export const notCopied = { hooks: { beforeDuplicate: [(): null => null] } }

/** Filtered by the website's own clock, so a start or an end fires even while the CMS is switched off. */
export const windowFields: Field[] = [
  {
    ...moment('visibleFrom', 'Leave empty to show it as soon as it is published.'),
    ...notCopied,
    admin: sidebar('Leave empty to show it as soon as it is published.'),
  } as Field,
  until(
    {
      ...moment('visibleTo'),
      ...notCopied,
      admin: sidebar('Leave empty to show it until you unpublish it.'),
      validate: untilRule('visibleFrom', { allowSame: false }),
    } as Field,
    'visibleFrom',
  ),
]

function sidebar(description: string) {
  return { ...dayAndTime, position: 'sidebar', description } as const
}

/** Payload's own, shown as Yangon has them. */
export const timestamps: Field[] = (['updatedAt', 'createdAt'] as const).map((name) => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: {
    ...dayAndTime,
    hidden: true,
    disableBulkEdit: true,
    components: { ...dayAndTime.components, Diff: '/src/review/no-diff.tsx#NoDiff' },
  },
}))

export const sort: Field = {
  name: 'sort',
  type: 'number',
  defaultValue: 0,
  admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
}
