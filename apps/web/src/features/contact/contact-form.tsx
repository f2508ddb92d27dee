import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { CONTACT_BODY } from '#contracts/support.ts'
import { useSendContact } from '../../api/use-send-contact.ts'
import { useWords } from '../../i18n/use-words.ts'
import { checkContact, EMPTY_CONTACT, toMessage, type ContactFields } from './contact-fields.ts'
import styles from './contact-page.module.css'

/** Checked here for courtesy and on the server for good; a refusal stands beside the form and nothing typed is lost. */
export function ContactForm() {
  const { t } = useWords()
  const [fields, setFields] = useState<ContactFields>(EMPTY_CONTACT)
  const [tried, setTried] = useState(false)
  const send = useSendContact()
  const problems = checkContact(fields)
  const set = (name: keyof ContactFields) => (value: string) => setFields({ ...fields, [name]: value })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!problems.body && !problems.email && !send.isPending) send.mutate(toMessage(fields))
  }

  function again(): void {
    setFields(EMPTY_CONTACT)
    setTried(false)
    send.reset()
  }

  if (send.data) {
    return (
      <Notice
        tone="success"
        announce="polite"
        title={t('contact.sentTitle')}
        actions={
          <Button variant="secondary" size="small" onClick={again}>
            {t('contact.another')}
          </Button>
        }
      >
        {t('contact.sentText', { reference: send.data.reference })}
      </Notice>
    )
  }
  return (
    <Card padding="roomy">
      <form noValidate className={styles.form} onSubmit={onSubmit} aria-label={t('contact.formTitle')}>
        <h2>{t('contact.formTitle')}</h2>
        <TextArea
          label={t('contact.body')}
          hint={t('contact.bodyHint', CONTACT_BODY)}
          rows={6}
          required
          value={fields.body}
          onValue={set('body')}
          error={tried && problems.body ? t(problems.body, CONTACT_BODY) : undefined}
        />
        <div className={styles.pair}>
          <TextField
            label={t('contact.name')}
            hint={t('contact.optional')}
            autoComplete="name"
            maxLength={100}
            value={fields.name}
            onValue={set('name')}
          />
          <TextField
            label={t('contact.phone')}
            hint={t('contact.optional')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={fields.phone}
            onValue={set('phone')}
          />
        </div>
        <TextField
          label={t('contact.email')}
          hint={t('contact.optional')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={fields.email}
          onValue={set('email')}
          error={tried && problems.email ? t(problems.email) : undefined}
        />
        {send.error && (
          <Notice tone="danger" announce="assertive" title={t('contact.failed')}>
            {send.error.message || t('state.blockFailedText')}
          </Notice>
        )}
        <Button type="submit" loading={send.isPending}>
          {t('contact.send')}
        </Button>
      </form>
    </Card>
  )
}
