import { CONTACT_BODY, CONTACT_TOPICS } from '#contracts/contact.ts'
import { Select } from '#ui/select/select.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { ContactFields, ContactTopic } from './contact-fields.ts'
import styles from './contact-page.module.css'

/** Ready words per field: our own check's, or the server's. */
export type FieldWords = Partial<Record<keyof ContactFields, string>>

type Props = {
  readonly fields: ContactFields
  readonly errors: FieldWords
  readonly onFields: (fields: ContactFields) => void
}

export const fieldId = (name: keyof ContactFields) => `contact-${name}`

export function ContactInputs({ fields, errors, onFields }: Props) {
  const { t } = useWords()
  const bind = (name: keyof ContactFields) => ({
    id: fieldId(name),
    label: t(`contact.${name}`),
    value: fields[name],
    error: errors[name],
    onValue: (value: string) => onFields({ ...fields, [name]: value }),
  })
  return (
    <>
      <Select
        {...bind('topic')}
        options={CONTACT_TOPICS.map((topic: ContactTopic) => ({
          value: topic,
          label: t(`contact.topic${topic}`),
        }))}
      />
      <TextArea
        {...bind('body')}
        hint={t('contact.bodyHint', CONTACT_BODY)}
        rows={7}
        required
        limit={CONTACT_BODY.max}
        counter={(used, limit) => t('contact.counter', { used, limit })}
      />
      <TextField {...bind('name')} hint={t('contact.nameHint')} autoComplete="name" maxLength={100} />
      <div className={styles.pair}>
        <TelField {...bind('phone')} hint={t('contact.phoneHint')} maxLength={40} />
        <TextField
          {...bind('email')}
          hint={t('contact.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
    </>
  )
}
