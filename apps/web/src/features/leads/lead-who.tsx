import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { LeadState } from './use-lead.ts'

const WHO = [
  { name: 'company', wrong: 'leads.wrong.name', type: 'text', autoComplete: 'organization', maxLength: 120 },
  { name: 'contactName', wrong: 'leads.wrong.name', type: 'text', autoComplete: 'name', maxLength: 120 },
  { name: 'phone', wrong: 'leads.wrong.phone', type: 'tel', autoComplete: 'tel', maxLength: 25 },
  { name: 'email', wrong: 'leads.wrong.email', type: 'email', autoComplete: 'email', maxLength: 254 },
] as const

/** Who asks, and how to reach them. */
export function LeadWho({ lead: { fields, isWrong, change } }: { readonly lead: LeadState }) {
  const { t } = useWords()
  return WHO.map(({ name, wrong, ...input }) => (
    <TextField
      key={name}
      id={`lead-${name}`}
      {...input}
      label={t(`leads.${name}`)}
      error={isWrong(name) ? t(wrong) : undefined}
      value={fields[name]}
      onValue={(value) => change({ [name]: value })}
    />
  ))
}
