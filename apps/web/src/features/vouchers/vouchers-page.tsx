import { useSearch } from 'wouter'
import { VOUCHER_CATEGORIES } from '#contracts/vouchers.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { replaceSearch, toHref } from '../../navigation/hash-location.ts'
import { useMyPlace } from '../../places/my-place.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { ClassTabs } from './class-tabs.tsx'
import { Filters, type Chosen } from './filters.tsx'
import { TicketList } from './ticket-list.tsx'
import { classAt, ownVouchersPath } from './voucher-paths.ts'
import styles from './vouchers.module.css'

function chosenIn(search: string): Chosen {
  const asked = new URLSearchParams(search)
  return {
    category: VOUCHER_CATEGORIES.find((one) => one === asked.get('kind')) ?? null,
    near: asked.has('near'),
  }
}

function keepInAddress({ category, near }: Chosen): void {
  const asked = new URLSearchParams()
  if (category) asked.set('kind', category)
  if (near) asked.set('near', '1')
  replaceSearch(asked.toString())
}

/** What is offered is there for everybody, by class, kind and place. */
export function Page({ params }: PageProps) {
  const { t } = useWords()
  const ofClass = classAt(params['class'])
  const chosen = chosenIn(useSearch())
  const place = useMyPlace()
  const placeId = chosen.near && place ? (place.townshipId ?? place.regionId) : null
  const title = t('routes.loyaltyVoucherExchange.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId="loyaltyVoucherExchange" title={title} under="loyaltyHome" />
      <div className={styles.top}>
        <div>
          <PageHeading title={title} />
          <p className={styles.lead}>{t('vouchers.lead')}</p>
        </div>
        <Mine />
      </div>
      <ClassTabs current={ofClass} />
      <Filters chosen={chosen} onChoose={keepInAddress} />
      <TicketList
        filter={{ class: ofClass, category: chosen.category, placeId }}
        onAll={() => keepInAddress({ category: null, near: false })}
      />
    </PageWidth>
  )
}

function Mine() {
  const { t } = useWords()
  if (useSession().state !== 'signedIn') return null
  return (
    <ButtonLink variant="secondary" icon={GiftIcon} href={toHref(ownVouchersPath())}>
      {t('routes.loyaltyVoucherDetail.title')}
    </ButtonLink>
  )
}
