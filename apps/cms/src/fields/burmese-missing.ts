import type { CheckboxField, FieldHook } from 'payload'
import { placesOf, type Row } from '../languages/both-sides.ts'
import { hasText } from '../languages/has-text.ts'
import { checkOtherLanguage } from '../languages/other-language.ts'

const isMissing: FieldHook = ({ collection, siblingData, siblingDocWithLocales, req }) => {
  const language = req.locale === 'my' ? 'my' : 'en'
  const save = { data: siblingData as Row, stored: (siblingDocWithLocales ?? {}) as Row, language } as const
  for (const { values } of placesOf(collection?.fields ?? [], save))
    if (hasText(values.en) && !hasText(values.my)) return true
  return false
}

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
  hooks: { beforeChange: [checkOtherLanguage, isMissing] },
}
