import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useDigitalServiceDetail } from '../../api/use-digital-service-detail.ts'
import { BlockFailed } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useReading } from '../../offline-reading/use-reading.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { ServiceDetail } from './service-detail.tsx'
import styles from './digital-page.module.css'

export function Page({ params }: PageProps) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const reading = useReading(`digital-service ${id}`, useDigitalServiceDetail(id))
  if (reading.state === 'waiting') return <PageSkeleton label="DigitalService" />
  if (reading.state === 'loaded') return <ServiceDetail service={reading.data} keptAt={reading.keptAt} />
  const gone = reading.error instanceof ApiRefusal && reading.error.status === 404
  return (
    <PageWidth className={styles.head}>
      <PageHeading title={t(gone ? 'digital.goneTitle' : 'routes.digitalServiceDetail.title')} />
      {gone ? (
        <EmptyState
          title={t('digital.goneTitle')}
          text={t('digital.goneText')}
          actions={
            <ButtonLink href={toHref(pathOf('digitalService'))}>{t('digital.allServices')}</ButtonLink>
          }
        />
      ) : (
        <BlockFailed error={reading.error} onRetry={reading.retry} />
      )}
    </PageWidth>
  )
}
