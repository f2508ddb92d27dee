import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { MailIcon } from '#ui/icons/mail.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { CvForm } from './cv-form.tsx'
import styles from './job-page.module.css'

/** With a CV here; or a letter, or a question on the phone first. */
export function Apply({ jobId, title }: { jobId: string; title: string }) {
  const { t } = useWords()
  const address = `jobs@${brand.domain}`
  const subject = encodeURIComponent(t('about.applySubject', { title }))
  return (
    <Card as="section" tone="tint" padding="roomy">
      <div className={styles.apply}>
        <h2>{t('careers.title')}</h2>
        <CvForm jobId={jobId} />
        <ButtonLink variant="secondary" href={`mailto:${address}?subject=${subject}`} icon={MailIcon}>
          {t('about.applyEmail')}
        </ButtonLink>
        <ButtonLink href={dialHref(brand.hotline)} icon={PhoneIcon} variant="secondary">
          {t('about.applyCall')}
        </ButtonLink>
      </div>
    </Card>
  )
}
