import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useAccount } from '../../api/use-account.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { SetAsideNotes } from '../../value/set-aside-notes.tsx'
import { Page as ServicePage } from '../../service/service-page.tsx'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { BalanceCard } from './balance-card.tsx'
import { Buckets } from './buckets.tsx'
import { EndsSoon } from './ends-soon.tsx'
import { LatestRows } from './latest-rows.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RunningPackages } from './running-packages.tsx'
import styles from './account.module.css'

/** Signed in: what the line has. Anonymous: what there is to see, and the way in. */
export function Page(props: PageProps) {
  const signedIn = useSession().state === 'signedIn'
  return signedIn ? <Account /> : <ServicePage {...props} />
}

function Account() {
  const { t } = useWords()
  const title = t('routes.myid.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId="myid" title={title} />
      <PageHeading title={title} />
      <OwnLine />
    </PageWidth>
  )
}

function OwnLine() {
  const { t } = useWords()
  const account = useAccount()
  const waiting = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="180px" />
      <Skeleton height="220px" />
    </SkeletonGroup>
  )
  // An account without a SIM of ours: fibre customers have one.
  if (account.error instanceof ApiRefusal && account.error.status === 404) {
    return <EmptyState icon={SimIcon} title={t('account.noLine')} text={t('account.noLineText')} />
  }
  return (
    <Block query={account} skeleton={waiting}>
      {(data) => (
        <div className={styles.columns}>
          <div className={styles.column}>
            <EndsSoon account={data} />
            <BalanceCard
              account={data}
              refreshing={account.isFetching}
              onRefresh={() => void account.refetch()}
            />
            <SetAsideNotes />
            <QuickActions />
            <Buckets buckets={data.buckets} />
          </div>
          <div className={styles.column}>
            <Section
              title={t('routes.myidPackages.title')}
              seeAll={{ href: toHref(pathOf('myidPackages')), label: t('account.allPackages') }}
            >
              <RunningPackages subscriptions={data.activeSubscriptions} />
            </Section>
            <LatestRows />
            <MoreOfMyId />
          </div>
        </div>
      )}
    </Block>
  )
}

const MORE = ['myidPackages', 'myidRecipients', 'myidHistory', 'myidSettings'] as const

function MoreOfMyId() {
  const { t } = useWords()
  return (
    <Section title={t('account.more.title')}>
      <nav aria-label={t('account.more.title')} className={styles.more}>
        {MORE.map((id) => (
          <ButtonLink key={id} variant="secondary" href={toHref(pathOf(id))}>
            {t(`routes.${id}.title`)}
          </ButtonLink>
        ))}
      </nav>
    </Section>
  )
}
