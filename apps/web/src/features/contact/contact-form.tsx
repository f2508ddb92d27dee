import { useSearch } from 'wouter'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OfflineError } from '../../api/api-errors.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ContactInputs } from './contact-inputs.tsx'
import { ContactSent } from './contact-sent.tsx'
import { useContactForm } from './use-contact-form.ts'
import styles from './contact-page.module.css'

/** A refusal stands in the form and nothing typed is lost. */
export function ContactForm() {
  const { t } = useWords()
  const form = useContactForm(useSearch())
  const { send } = form
  if (send.data) return <ContactSent reference={send.data.reference} onAgain={form.again} />
  return (
    <Card padding="roomy" className={styles.sheet}>
      <form noValidate className={styles.form} onSubmit={form.submit} aria-label={t('contact.formTitle')}>
        <h2>{t('contact.formTitle')}</h2>
        {form.fields.topic === 'PARTNER' && <Notice>{t('contact.partnerNote')}</Notice>}
        <ContactInputs fields={form.fields} errors={form.errors} onFields={form.change} />
        {send.error && <Failed error={send.error} byField={form.refusedByField} />}
        <div>
          <Button type="submit" loading={send.isPending}>
            {t('contact.send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function Failed({ error, byField }: { error: Error; byField: boolean }) {
  const { t } = useWords()
  const offline = error instanceof OfflineError
  const words = offline ? t('contact.offlineText') : byField ? t('contact.check') : error.message
  return (
    <Notice tone="danger" announce="assertive" title={t('contact.failed')}>
      {words || t('state.blockFailedText')}
    </Notice>
  )
}
