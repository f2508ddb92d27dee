import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { CheckCircleIcon } from '#ui/icons/check-circle.tsx'
import { Row } from '#ui/layout/layout.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './contact-page.module.css'

/** The form is gone, so the focus goes to what took its place. */
export function ContactSent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const { t } = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <CheckCircleIcon size={56} className={styles.sentIcon} />
      <h2 ref={title} tabIndex={-1}>
        {t('contact.sentTitle')}
      </h2>
      <p className={styles.referenceLabel}>{t('contact.referenceLabel')}</p>
      <p className={styles.reference} lang="en">
        {reference}
      </p>
      <p role="status">{t('contact.sentText', { reference })}</p>
      <Row gap={3}>
        <CopyButton
          text={reference}
          label={t('contact.sentCopy')}
          copiedLabel={t('service.copied')}
          failedLabel={t('service.copyFailed')}
        />
        <Button variant="quiet" size="small" onClick={onAgain}>
          {t('contact.another')}
        </Button>
      </Row>
    </div>
  )
}
