import { ErrorState } from '#ui/error-state/error-state.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { HelpLine } from '../page/help-line.tsx'
import { useWords } from '../i18n/use-words.ts'
import { PageHeading } from '../page/page-heading.tsx'
import styles from './page-failed.module.css'

/** Shown instead of a page that failed or did not load; marquee, navigation and footer stay. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  return (
    <PageWidth narrow className={styles.place}>
      <PageHeading title={t('state.pageFailedTitle')} />
      <ErrorState
        title={t('state.pageFailedNotice')}
        message={t('state.pageFailedText')}
        retry={{ label: t('state.retry'), onClick: onRetry }}
        help={<HelpLine />}
      />
    </PageWidth>
  )
}
