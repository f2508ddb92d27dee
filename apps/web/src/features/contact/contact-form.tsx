import { lazy, Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ApiRefusal, OfflineError } from '../../api/api-errors.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ContactInputs } from './contact-inputs.tsx'
import { ContactSent } from './contact-sent.tsx'
import { ProvenLine } from './proven-line.tsx'
import { useContactForm } from './use-contact-form.ts'
import styles from './contact-page.module.css'

/** Loaded when opened: most people send without it. */
const ProveNumberSheet = lazy(async () => ({
  default: (await import('../../guest/prove-number-sheet.tsx')).ProveNumberSheet,
}))

type Proving = 'never' | 'open' | 'closed' | 'done'

/** A refusal is shown in the form, and nothing typed is lost. */
export function ContactForm() {
  const { t } = useWords()
  const form = useContactForm(useSearch())
  const [proving, setProving] = useState<Proving>('never')
  const { send, phone } = form
  if (send.data) return <ContactSent reference={send.data.reference} onAgain={form.again} />
  return (
    <Card padding="roomy" className={styles.sheet}>
      <form noValidate className={styles.form} onSubmit={form.submit} aria-label={t('contact.formTitle')}>
        <h2>{t('contact.formTitle')}</h2>
        {form.fields.topic === 'PARTNER' && <Notice>{t('contact.partnerNote')}</Notice>}
        <ContactInputs fields={form.fields} errors={form.errors} onFields={form.change} />
        <ProvenLine
          number={phone.number}
          proven={phone.proof !== null}
          takesFocus={proving === 'done'}
          onProve={() => setProving('open')}
        />
        {send.error && <Failed error={send.error} byField={form.refusedByField} />}
        <div>
          <Button type="submit" loading={send.isPending}>
            {t('contact.send')}
          </Button>
        </div>
      </form>
      {proving !== 'never' && (
        <Suspense fallback={null}>
          <ProveNumberSheet
            purpose="CONTACT"
            number={phone.number}
            open={proving === 'open'}
            onClose={() => setProving('closed')}
            onProven={({ number }) => {
              form.change({ ...form.fields, phone: displayMsisdn(number) })
              setProving('done')
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

function Failed({ error, byField }: { error: Error; byField: boolean }) {
  const { t } = useWords()
  return (
    <Notice tone="danger" announce="assertive" title={t('contact.failed')}>
      {wordsOf() || t('state.blockFailedText')}
    </Notice>
  )
  function wordsOf(): string {
    if (error instanceof OfflineError) return t('contact.offlineText')
    if (byField) return t('contact.check')
    const isOver = error instanceof ApiRefusal && error.code === 'NUMBER_NOT_PROVEN'
    return isOver ? t('contact.provenOver') : error.message
  }
}
