import type { VasGroup } from '#contracts/packages.ts'
import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { useVasGroups } from '../../api/use-vas-groups.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { ChipNav } from '../../catalogue/chip-nav.tsx'
import { PageBanner } from '../../catalogue/page-banner.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { selectedGroup, useSelected } from '../../session/selected.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { PackagesAway } from './packages-away.tsx'
import { PackageShop } from './package-shop.tsx'
import { PopularRow } from './popular-row.tsx'
import styles from './packages-page.module.css'

const ALL = 'all'

export function Page({ params }: PageProps) {
  const { t, lang } = useWords()
  const groupId = params['vasGroupId'] ?? null
  const groups = useReading('vas-groups', useVasGroups())
  const chosen = useSelected(selectedGroup)
  const title = t('routes.mobileServices.title')
  if (groups.state === 'waiting') return <PageSkeleton label="MobileService" />
  if (groups.state === 'failed') {
    const known = chosen && chosen.id === groupId ? chosen.name : title
    return <PackagesAway title={known} error={groups.error} onRetry={groups.retry} />
  }
  const group = groups.data.find(({ id }) => id === groupId) ?? null
  if (groupId !== null && group === null) return <NoSuchGroup />
  return (
    <>
      {group ? (
        <GroupHead group={group} />
      ) : (
        <PageBanner
          type="MOBILE"
          title={title}
          otherwise={{
            lead: t('routes.mobileServices.lead', { ussd: brand.ussd.packages }),
            art: 'phone-video',
          }}
        />
      )}
      <ChipNav
        label={t('packages.groups')}
        current={groupId ?? ALL}
        links={[
          { id: ALL, href: toHref(pathOf('mobileServices')), name: t('packages.allGroups') },
          ...groups.data.map((one) => ({
            id: one.id,
            href: toHref(paths.packageGroup(one.id)),
            name: lang === 'my' ? one.vasGroupNameMm : one.vasGroupName,
          })),
        ]}
      />
      <PageWidth className={styles.body}>
        <KeptNote at={groups.keptAt} />
        {!group && <PopularRow />}
      </PageWidth>
      <PackageShop groupId={groupId} />
    </>
  )
}

function GroupHead({ group }: { group: VasGroup }) {
  const { t, lang } = useWords()
  const name = lang === 'my' ? group.vasGroupNameMm : group.vasGroupName
  return (
    <PageWidth className={styles.head}>
      <Breadcrumb
        label={t('frame.youAreHere')}
        trail={[
          { label: t('frame.home'), href: toHref(paths.home) },
          { label: t('routes.mobileServices.title'), href: toHref(pathOf('mobileServices')) },
          { label: name },
        ]}
      />
      <PageHeading title={name} />
      <p className={styles.soft}>{t('home.popularLead')}</p>
    </PageWidth>
  )
}

function NoSuchGroup() {
  const { t } = useWords()
  return (
    <PageWidth className={styles.head}>
      <PageHeading title={t('packages.noGroupTitle')} />
      <EmptyState
        icon={PackageIcon}
        title={t('packages.noGroupTitle')}
        text={t('packages.noGroupText')}
        actions={<ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>}
      />
    </PageWidth>
  )
}
