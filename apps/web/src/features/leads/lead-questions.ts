import type { FormField } from '#contracts/form-field.ts'
import { LEAD_FIELDS, type LeadProduct } from '#contracts/lead-fields.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import { useWords } from '../../i18n/use-words.ts'

/** The product's own questions with their words. */
export function useLeadQuestions(product: LeadProduct): readonly FormField[] {
  const { t } = useWords()
  const say = (key: string) => {
    const text = t(key as TextKey)
    return { label: text, labelMm: text }
  }
  return LEAD_FIELDS[product].map(({ options, ...rule }) => ({
    ...rule,
    ...say(`leads.field.${rule.key}`),
    ...(options && { options: options.map(({ value }) => ({ value, ...say(`leads.option.${value}`) })) }),
  }))
}
