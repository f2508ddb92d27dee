import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { usePackageDetail } from '../../api/use-package-detail.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useReading } from '../../offline-reading/use-reading.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { PackageDetail } from './package-detail.tsx'
import { PackagesAway } from './packages-away.tsx'
import styles from './packages-page.module.css'

export function Page({ params }: PageProps) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const reading = useReading(`package ${id}`, usePackageDetail(id))
  switch (reading.state) {
    case 'waiting':
      return <PageSkeleton label="MobileService" />
    case 'loaded':
      return <PackageDetail vasPackage={reading.data} keptAt={reading.keptAt} />
    case 'failed':
      return reading.error instanceof ApiRefusal && reading.error.status === 404 ? (
        <Gone />
      ) : (
        <PackagesAway
          title={t('routes.mobileServicesPackage.title')}
          error={reading.error}
          onRetry={reading.retry}
        />
      )
  }
}

function Gone() {
  const { t } = useWords()
  return (
    <PageWidth className={styles.head}>
      <PageHeading title={t('packages.goneTitle')} />
      <EmptyState
        icon={PackageIcon}
        title={t('packages.goneTitle')}
        text={t('packages.goneText')}
        actions={<ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>}
      />
    </PageWidth>
  )
}
