import { EXCHANGE_TYPES, type ExchangeType } from '#contracts/loyalty.ts'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { POINTS, SpentContext } from '../../value/spent.ts'
import { EXCHANGE_ICONS, EXCHANGE_ROUTES, exchangePath } from './exchange-places.ts'
import { ExchangeSteps } from './exchange-steps.tsx'
import { OfferList } from './offer-list.tsx'
import { OwnCard } from '../../line/own-card.tsx'
import { useOffers } from './use-offers.ts'
import styles from './exchange.module.css'

const typeOf = (routeId: PageProps['routeId']): ExchangeType =>
  EXCHANGE_TYPES.find((type) => EXCHANGE_ROUTES[type] === routeId) ?? 'data'

/** Offers are shown to everybody; exchanging needs a sign-in. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const type = typeOf(routeId)
  const signedIn = useSession().state === 'signedIn'
  const offers = useOffers()
  const title = t(`routes.${EXCHANGE_ROUTES[type]}.title`)
  const waiting = <PageSkeleton label="MobileService" />
  return (
    <SpentContext value={POINTS}>
      <PageWidth className={styles.page}>
        <Trail routeId={routeId} title={title} under="loyaltyHome" />
        <PageHeading title={title} />
        <ChipRow label={t('loyalty.exchangeTitle')}>
          {EXCHANGE_TYPES.map((one) => (
            <ChipLink
              key={one}
              href={toHref(exchangePath(one))}
              icon={EXCHANGE_ICONS[one]}
              selected={one === type}
            >
              {t(`loyalty.type.${one}`)}
            </ChipLink>
          ))}
        </ChipRow>
        <Block query={offers} skeleton={waiting}>
          {(all) => {
            const own = all.filter((offer) => offer.type === type)
            if (!signedIn) return <OfferList offers={own} card={null} onChoose={null} />
            return (
              <OwnCard skeleton={waiting}>
                {(card) => <ExchangeSteps key={type} type={type} offers={own} card={card} />}
              </OwnCard>
            )
          }}
        </Block>
      </PageWidth>
    </SpentContext>
  )
}
