import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { FaqList } from '../../catalogue/faq-list.tsx'
import { PageBanner } from '../../catalogue/page-banner.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { AddressCheck } from './address-check.tsx'
import { CustomerLinks } from './customer-links.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Plans } from './plans.tsx'
import { usePlaceChoice } from '../../places/use-place-choice.ts'
import { usePlaceName } from '../../places/use-place-name.ts'
import styles from './fibre-page.module.css'

/** The landing page tells the story; `all` puts the plans side by side for those who know it. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const choice = usePlaceChoice()
  const nameOf = usePlaceName()
  const everything = routeId === 'homeInternetAll'
  const lead = everything ? 'routes.homeInternetAll.lead' : 'routes.homeInternet.lead'
  const { answer } = choice
  return (
    <>
      <PageBanner
        type="FTTH"
        title={t(`routes.${routeId}.title`)}
        otherwise={{ lead: t(lead, { ussd: brand.ussd.fibre }), art: 'fibre-home' }}
      />
      <PageWidth className={styles.body}>
        <AddressCheck choice={choice} />
        <Plans
          placeId={answer?.placeId ?? null}
          placeName={answer ? nameOf(answer) : null}
          table={everything}
        />
        {!everything && (
          <ButtonLink
            variant="secondary"
            iconEnd={ArrowRightIcon}
            href={toHref(pathOf('homeInternetAll'))}
            className={styles.all}
          >
            {t('fibre.all')}
          </ButtonLink>
        )}
        <HowItWorks />
        <CustomerLinks />
        <FaqList category="FIBRE" />
      </PageWidth>
    </>
  )
}
