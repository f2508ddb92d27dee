import { PageWidth } from '#ui/layout/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { SignedOut } from '../../line/signed-out.tsx'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { SetAsideNotes } from '../../value/set-aside-notes.tsx'
import { ExchangeTiles } from './exchange-tiles.tsx'
import { FallNotice } from './fall-notice.tsx'
import { HeldPoints } from './held-points.tsx'
import { Lots } from './lots.tsx'
import { MemberCard } from './member-card.tsx'
import { MorePlaces } from './more-places.tsx'
import { NextTierCard } from './next-tier-card.tsx'
import { OwnCard } from '../../line/own-card.tsx'
import { useOffers } from './use-offers.ts'
import { useLoyaltyRules } from '../../api/use-loyalty-rules.ts'
import styles from './home.module.css'

/** The member's card and everything it leads to; who is not signed in reads what is here and comes in. */
export function Page() {
  const signedIn = useSession().state === 'signedIn'
  return signedIn ? <Home /> : <SignedOut place="loyaltyHome" />
}

function Home() {
  const { t } = useWords()
  const title = t('routes.loyaltyHome.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId="loyaltyHome" title={title} under="loyalty" />
      <PageHeading title={title} />
      <OwnCard skeleton={<Coming />}>{(card) => <Own card={card} />}</OwnCard>
    </PageWidth>
  )
}

function Own({ card }: { readonly card: LoyaltyCard }) {
  const offers = useOffers().data ?? []
  const rules = useLoyaltyRules().data
  return (
    <>
      <FallNotice card={card} />
      <SetAsideNotes />
      <div className={styles.grid}>
        <MemberCard card={card} />
        {rules ? <NextTierCard card={card} rules={rules} /> : <Skeleton height="280px" />}
        <div className={styles.side}>
          <HeldPoints held={card.held} />
          <Lots card={card} offers={offers} most={5} />
        </div>
        <div className={styles.side}>
          <ExchangeTiles offers={offers} />
          <MorePlaces />
        </div>
      </div>
    </>
  )
}

function Coming() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.grid}>
      <Skeleton shape="petal" height="240px" />
      <Skeleton height="280px" />
    </SkeletonGroup>
  )
}
