import type { LoyaltyRules } from '#contracts/loyalty.ts'
import { formatInteger } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useLoyaltyCard } from '../../api/use-loyalty-card.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { FallNotice } from './fall-notice.tsx'
import { OwnMonths } from './own-months.tsx'
import { TierList } from './tier-list.tsx'
import { useLoyaltyRules } from '../../api/use-loyalty-rules.ts'
import styles from './ranking.module.css'

/** The ladder of levels for everybody; signed-in members see their own place, and nobody else's. */
export function Page() {
  const { t } = useWords()
  const title = t('routes.loyaltyRanking.title')
  const rules = useLoyaltyRules()
  const card = useLoyaltyCard().data
  return (
    <PageWidth className={styles.page}>
      <Trail routeId="loyaltyRanking" title={title} under="loyalty" />
      <PageHeading title={title} />
      {card && (
        <>
          <FallNotice card={card} />
          <OwnMonths card={card} />
        </>
      )}
      <Block query={rules} skeleton={<PageSkeleton label="earned" />}>
        {(data) => (
          <>
            <h2 className={styles.title}>{t('loyalty.ladderTitle')}</h2>
            <TierList rules={data} own={card?.tier} />
            <How rules={data} />
          </>
        )}
      </Block>
      <Ways />
    </PageWidth>
  )
}

/** How levels are reckoned, in the figures that are reckoned with. */
function How({ rules }: { readonly rules: LoyaltyRules }) {
  const { t } = useWords()
  const { kyatPerPoint, windowMonths, validMonths } = rules
  return (
    <>
      <h2 className={styles.title}>{t('loyalty.howTitle')}</h2>
      <ul className={styles.how}>
        <li>{t('loyalty.how1', { kyat: formatInteger(kyatPerPoint) })}</li>
        <li>{t('loyalty.how2', { n: windowMonths })}</li>
        <li>{t('loyalty.how3', { n: validMonths })}</li>
        <li>{t('loyalty.how4')}</li>
      </ul>
    </>
  )
}

function Ways() {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  return (
    <div className={styles.links}>
      {signedIn ? (
        <ButtonLink href={toHref(pathOf('loyaltyHome'))}>{t('routes.loyaltyHome.title')}</ButtonLink>
      ) : (
        <Button icon={LogInIcon} onClick={goToLogIn}>
          {t('loyalty.signInForOwn')}
        </Button>
      )}
      <ButtonLink variant="secondary" href={toHref(pathOf('loyalty'))}>
        {t('loyalty.howToEarn')}
      </ButtonLink>
      {signedIn && (
        <ButtonLink variant="quiet" href={toHref(pathOf('loyaltyPoint'))}>
          {t('routes.loyaltyPoint.title')}
        </ButtonLink>
      )}
    </div>
  )
}
