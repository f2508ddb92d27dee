import { useState } from 'react'
import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { formatInteger, formatTime } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Weave } from '#ui/weave/weave.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { SignedOut } from '../../line/signed-out.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { ChangeList } from './change-list.tsx'
import { HeldPoints } from './held-points.tsx'
import { Lots } from './lots.tsx'
import { metalOf } from './metal-of.ts'
import { OwnCard } from '../../line/own-card.tsx'
import { useChanges, type ChangeKind } from './use-changes.ts'
import { useOffers } from './use-offers.ts'
import styles from './points.module.css'

export function Page() {
  const signedIn = useSession().state === 'signedIn'
  return signedIn ? <Points /> : <SignedOut place="loyaltyPoint" />
}

/** What there is, when it ends, what is on hold, and what came and went. */
function Points() {
  const { t } = useWords()
  const [kind, setKind] = useState<ChangeKind | null>(null)
  const changes = useChanges(kind)
  const title = t('routes.loyaltyPoint.title')
  // Only until the first list is there: a filter changes the list, not the page.
  if (kind === null && changes.data === undefined && changes.isFetching)
    return <PageSkeleton label="earned" />
  return (
    <PageWidth className={styles.page}>
      <Trail routeId="loyaltyPoint" title={title} under="loyaltyHome" />
      <PageHeading title={title} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <OwnCard skeleton={<Skeleton shape="petal" height="220px" />}>
            {(card) => <Stands card={card} />}
          </OwnCard>
        </div>
        <ChangeList changes={changes} kind={kind} onKind={setKind} />
      </div>
    </PageWidth>
  )
}

function Stands({ card }: { readonly card: LoyaltyCard }) {
  const { t } = useWords()
  const offers = useOffers().data ?? []
  return (
    <>
      <section
        aria-label={t('purchases.pointsToUse')}
        className={classNames(styles.balance, metalOf(card.tier))}
      >
        <Weave />
        <p className={styles.soft}>
          {t('purchases.pointsToUse')} · {t('account.asOf', { time: formatTime(card.asOf) })}
        </p>
        <p className={styles.figure}>{formatInteger(card.spendable)}</p>
        <div className={styles.actions}>
          <ButtonLink variant="inverse" href={toHref(pathOf('loyaltyExchangeData'))}>
            {t('loyalty.usePoints')}
          </ButtonLink>
          <ButtonLink variant="quiet" className={styles.outline} href={toHref(pathOf('loyaltyHome'))}>
            {t('routes.loyaltyHome.title')}
          </ButtonLink>
        </div>
      </section>
      <HeldPoints held={card.held} />
      <Lots card={card} offers={offers} />
    </>
  )
}
