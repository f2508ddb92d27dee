import type { DigitalGroup } from '#contracts/digital.ts'
import { brand } from '#brand'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { useDigitalServices } from '../../api/use-digital-services.ts'
import { BlockFailed } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { ChipNav } from '../../catalogue/chip-nav.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './digital-page.module.css'

const ALL = 'all'
const UTILITIES = 'utilities'

/** Utilities has an address of its own in the menu. */
const groupPath = (id: string) =>
  id === UTILITIES ? pathOf('digitalServiceUtilities') : pathOf('digitalServiceGroup', { groupId: id })

export function Page({ routeId, params }: PageProps) {
  const { t, lang } = useWords()
  const groupId = routeId === 'digitalServiceUtilities' ? UTILITIES : (params['groupId'] ?? null)
  const reading = useReading('digital-services', useDigitalServices())
  if (reading.state === 'waiting') return <PageSkeleton label="DigitalService" />
  const groups = reading.state === 'loaded' ? reading.data : []
  const group = groups.find(({ id }) => id === groupId)
  const nameOf = (one: DigitalGroup) => (lang === 'my' ? one.vasGroupNameMm : one.vasGroupName)
  const title = group && routeId === 'digitalServiceGroup' ? nameOf(group) : t(`routes.${routeId}.title`)
  const shown = groupId === null ? groups : groups.filter(({ id }) => id === groupId)
  return (
    <>
      <Head title={title} whole={groupId === null} />
      {groups.length > 0 && (
        <ChipNav
          label={t('digital.groups')}
          current={groupId ?? ALL}
          links={[
            { id: ALL, href: toHref(pathOf('digitalService')), name: t('digital.all') },
            ...groups.map((one) => ({ id: one.id, href: toHref(groupPath(one.id)), name: nameOf(one) })),
          ]}
        />
      )}
      <PageWidth className={styles.body}>
        {reading.state === 'failed' && <BlockFailed error={reading.error} onRetry={reading.retry} />}
        {reading.state === 'loaded' && <KeptNote at={reading.keptAt} />}
        {reading.state === 'loaded' && shown.length === 0 && <Nothing known={groupId === null} />}
        {shown.map((one) => (
          <Section
            key={one.id}
            title={nameOf(one)}
            lead={t('digital.count', { count: one.vasPackage.length })}
          >
            <Grid columns={3}>
              {one.vasPackage.map((item) => (
                <ServiceCard key={item.id} item={item} />
              ))}
            </Grid>
          </Section>
        ))}
      </PageWidth>
    </>
  )
}

function Head({ title, whole }: { title: string; whole: boolean }) {
  const { t } = useWords()
  const all = { label: t('routes.digitalService.title'), href: toHref(pathOf('digitalService')) }
  return (
    <PageWidth className={styles.head}>
      <Breadcrumb
        label={t('frame.youAreHere')}
        trail={[
          { label: t('frame.home'), href: toHref(paths.home) },
          ...(whole ? [] : [all]),
          { label: title },
        ]}
      />
      <PageHeading title={title} />
      <p className={styles.soft}>{t('digital.lead')}</p>
    </PageWidth>
  )
}

function Nothing({ known }: { known: boolean }) {
  const { t } = useWords()
  return known ? (
    <EmptyState title={t('digital.emptyTitle')} text={t('digital.emptyText', { ussd: brand.ussd.menu })} />
  ) : (
    <EmptyState
      title={t('digital.noGroupTitle')}
      text={t('digital.noGroupText')}
      actions={<ButtonLink href={toHref(pathOf('digitalService'))}>{t('digital.allServices')}</ButtonLink>}
    />
  )
}
