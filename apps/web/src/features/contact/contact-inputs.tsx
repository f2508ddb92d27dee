import { CONTACT_BODY } from '#contracts/support.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { ContactFields, ContactProblems } from './contact-fields.ts'
import styles from './contact-page.module.css'

type Props = {
  readonly fields: ContactFields
  readonly problems: ContactProblems
  readonly onFields: (fields: ContactFields) => void
}

export function ContactInputs({ fields, problems, onFields }: Props) {
  const { t } = useWords()
  const bind = (name: keyof ContactFields) => ({
    label: t(`contact.${name}`),
    value: fields[name],
    onValue: (value: string) => onFields({ ...fields, [name]: value }),
  })
  const hint = t('contact.optional')
  return (
    <>
      <TextArea
        {...bind('body')}
        hint={t('contact.bodyHint', CONTACT_BODY)}
        rows={6}
        required
        error={problems.body && t(problems.body, CONTACT_BODY)}
      />
      <div className={styles.pair}>
        <TextField {...bind('name')} hint={hint} autoComplete="name" maxLength={100} />
        <TextField {...bind('phone')} hint={hint} type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <TextField
        {...bind('email')}
        hint={hint}
        type="email"
        autoComplete="email"
        maxLength={254}
        error={problems.email && t(problems.email)}
      />
    </>
  )
}
