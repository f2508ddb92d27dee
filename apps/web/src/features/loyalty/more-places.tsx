import { Card } from '#ui/card/card.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import styles from './home.module.css'

const VOUCHER_CLASSES = ['a', 'b', 'c'] as const

const PLACES = [
  { route: 'loyaltyPoint', icon: ClockIcon, text: 'loyalty.placePoints' },
  { route: 'loyaltyVoucherDetail', icon: GiftIcon, text: 'vouchers.placeMine' },
  { route: 'loyaltyRanking', icon: StarIcon, text: 'loyalty.placeRanking' },
  { route: 'loyaltyDinner', icon: CalendarIcon, text: 'loyalty.placeDinner' },
  { route: 'loyalty', icon: HelpIcon, text: 'loyalty.placeHow' },
] as const

/** From one page of points to every other. */
export function MorePlaces() {
  const { t } = useWords()
  return (
    <Card as="section" className={styles.more}>
      <h2 className={styles.title}>{t('loyalty.moreTitle')}</h2>
      <ul className={styles.places}>
        {PLACES.map(({ route, icon: Face, text }) => (
          <li key={route}>
            <a href={toHref(pathOf(route))} className={styles.place}>
              <Disc>
                <Face size={22} />
              </Disc>
              <span>
                <b>{t(`routes.${route}.title`)}</b>
                <small>{t(text)}</small>
              </span>
              <ChevronRightIcon size={20} />
            </a>
          </li>
        ))}
        <li className={styles.classes}>
          <Disc>
            <GiftIcon size={22} />
          </Disc>
          <span>
            <b>{t('loyalty.vouchers')}</b>
            <span className={styles.classLinks}>
              {VOUCHER_CLASSES.map((name) => (
                <a
                  key={name}
                  href={toHref(pathOf('loyaltyVoucherExchange', { class: `${name}-class` }))}
                  className={styles.classLink}
                >
                  {t('loyalty.voucherClass', { name: name.toUpperCase() })}
                </a>
              ))}
            </span>
          </span>
        </li>
      </ul>
    </Card>
  )
}
