import { displayMsisdn } from '#contracts/msisdn.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { BlockFailed } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { BalanceCard } from '../../line/balance-card.tsx'
import { useOwnLine, type OwnLine } from '../../line/use-own-line.ts'
import { SetAsideNotes } from '../../value/set-aside-notes.tsx'
import { owner } from '../../session/own-storage.ts'
import { useSession } from '../../session/session-store.ts'
import { SignedOut } from '../../line/signed-out.tsx'
import { DataMonth } from './data-month.tsx'
import { FibreCard } from './fibre-card.tsx'
import { PointsCard } from './points-card.tsx'
import { LatestRows } from './latest-rows.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Rings } from './rings.tsx'
import { RunningNow } from './running-now.tsx'
import { YourLine } from './your-line.tsx'
import styles from './account-page.module.css'

/** Signed in: what the line has. Otherwise: what the page offers, and the sign-in. */
export function Page() {
  const signedIn = useSession().state === 'signedIn'
  return signedIn ? <Account /> : <SignedOut place="myid" />
}

function Account() {
  const { t } = useWords()
  const number = owner.read()
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <PageHeading title={t('routes.myid.title')} className={styles.heading} />
        {number && <p className={styles.number}>{displayMsisdn(number)}</p>}
      </div>
      <OwnAccount />
    </PageWidth>
  )
}

function OwnAccount() {
  const { t } = useWords()
  const reading = useOwnLine()
  switch (reading.state) {
    case 'waiting':
      return (
        <SkeletonGroup label={t('skeleton.loading')} className={styles.waiting}>
          <Skeleton height="300px" />
          <Skeleton height="150px" />
        </SkeletonGroup>
      )
    case 'noLine':
      return (
        <>
          <FibreCard always />
          <EmptyState icon={SimIcon} title={t('account.noLine')} text={t('account.noLineText')} />
        </>
      )
    case 'failed':
      return <BlockFailed error={reading.error} onRetry={reading.retry} />
    case 'there':
      return <Own line={reading.line} />
  }
}

/** Two columns where there is room; one on a phone, most used first. */
function Own({ line }: { readonly line: OwnLine }) {
  const { account } = line
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.rings}>
          <Rings buckets={account.buckets} />
        </div>
        <div className={styles.month}>
          <DataMonth account={account} />
        </div>
        <div className={styles.history}>
          <LatestRows />
        </div>
      </div>
      <div className={styles.column}>
        <div className={styles.balance}>
          <BalanceCard line={line} thin />
          <SetAsideNotes />
        </div>
        <div className={styles.running}>
          <RunningNow account={account} />
        </div>
        <div className={styles.points}>
          <PointsCard />
        </div>
        <div className={styles.fibre}>
          <FibreCard />
        </div>
        <div className={styles.actions}>
          <QuickActions />
        </div>
        <div className={styles.line}>
          <YourLine account={account} />
        </div>
      </div>
    </div>
  )
}
