import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useFibrePackage } from '../../api/use-fibre-package.ts'
import { BlockFailed } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useReading } from '../../offline-reading/use-reading.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { PlanDetail } from './plan-detail.tsx'
import styles from './plan-page.module.css'

export function Page({ params }: PageProps) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const reading = useReading(`fibre-plan ${id}`, useFibrePackage(id))
  if (reading.state === 'waiting') return <PageSkeleton label="home_loading_banner" />
  if (reading.state === 'loaded') return <PlanDetail plan={reading.data} keptAt={reading.keptAt} />
  const gone = reading.error instanceof ApiRefusal && reading.error.status === 404
  return (
    <PageWidth className={styles.away}>
      <PageHeading title={t(gone ? 'fibre.goneTitle' : 'routes.homeInternetPackage.title')} />
      {gone ? (
        <EmptyState
          icon={WifiIcon}
          title={t('fibre.goneTitle')}
          text={t('fibre.goneText')}
          actions={<ButtonLink href={toHref(pathOf('homeInternetAll'))}>{t('fibre.all')}</ButtonLink>}
        />
      ) : (
        <BlockFailed error={reading.error} onRetry={reading.retry} />
      )}
    </PageWidth>
  )
}
