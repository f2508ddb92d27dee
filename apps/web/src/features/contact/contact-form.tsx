import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useSendContact } from '../../api/use-send-contact.ts'
import { useWords } from '../../i18n/use-words.ts'
import { checkContact, EMPTY_CONTACT, toMessage, type ContactFields } from './contact-fields.ts'
import { ContactInputs } from './contact-inputs.tsx'
import styles from './contact-page.module.css'

/** Checked here for courtesy and on the server for good; a refusal stands in the form and nothing typed is lost. */
export function ContactForm() {
  const { t } = useWords()
  const [fields, setFields] = useState<ContactFields>(EMPTY_CONTACT)
  const [tried, setTried] = useState(false)
  const send = useSendContact()
  const problems = checkContact(fields)

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

  if (send.data) return <Sent reference={send.data.reference} onAgain={again} />
  return (
    <Card padding="roomy">
      <form noValidate className={styles.form} onSubmit={onSubmit} aria-label={t('contact.formTitle')}>
        <h2>{t('contact.formTitle')}</h2>
        <ContactInputs fields={fields} problems={tried ? problems : {}} onFields={setFields} />
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

function Sent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const { t } = useWords()
  const another = (
    <Button variant="secondary" size="small" onClick={onAgain}>
      {t('contact.another')}
    </Button>
  )
  return (
    <Notice tone="success" announce="polite" title={t('contact.sentTitle')} actions={another}>
      {t('contact.sentText', { reference })}
    </Notice>
  )
}
