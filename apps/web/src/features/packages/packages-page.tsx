import type { VasGroup } from '#contracts/packages.ts'
import { brand } from '#brand'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyColours } from '#ui/blossom/family-class.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { useVasGroups } from '../../api/use-vas-groups.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { PageBanner } from '../../catalogue/page-banner.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { selectedGroup, useSelected } from '../../session/selected.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { FamilyNav } from './family-nav.tsx'
import { familyOfGroup } from './family-of-group.ts'
import { PackagesAway } from './packages-away.tsx'
import { PackageShop } from './package-shop.tsx'
import styles from './packages-page.module.css'

export function Page({ params }: PageProps) {
  const { t } = useWords()
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
      <FamilyNav groups={groups.data} current={groupId} />
      {groups.keptAt !== null && (
        <PageWidth>
          <KeptNote at={groups.keptAt} />
        </PageWidth>
      )}
      <PackageShop groupId={groupId} />
    </>
  )
}

function GroupHead({ group }: { group: VasGroup }) {
  const { t, lang } = useWords()
  const name = lang === 'my' ? group.vasGroupNameMm : group.vasGroupName
  const family = familyOfGroup(group.icon)
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
      <div className={classNames(styles.named, familyColours(family))}>
        <span className={styles.blossom}>
          <Blossom family={family} />
        </span>
        <PageHeading title={name} className={styles.name} />
      </div>
      <p className={styles.soft}>{t('packages.priceNote')}</p>
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
