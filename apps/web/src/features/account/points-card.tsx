import { formatDayMonth, formatInteger } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { useLoyaltyCard } from '../../api/use-loyalty-card.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import styles from './fibre-card.module.css'

/** Points to spend and the level; the first expiry with its date. Hidden where it cannot be loaded. */
export function PointsCard() {
  const { t, lang } = useWords()
  const card = useLoyaltyCard().data
  if (!card) return null
  const [first] = card.lots
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('account.pointsTitle')}</h2>
      <a href={toHref(pathOf('loyaltyHome'))} className={styles.row}>
        <Disc>
          <StarIcon size={22} />
        </Disc>
        <span className={styles.words}>
          <span className={styles.name}>{t('account.points', { count: formatInteger(card.spendable) })}</span>
          <span className={styles.soft}>
            {[
              t(`loyalty.memberOf.${card.tier}`),
              first &&
                t('account.pointsEnd', {
                  points: formatInteger(first.points),
                  date: formatDayMonth(Date.parse(first.endsAt) - 1, lang),
                }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <ChevronRightIcon size={20} />
      </a>
    </Card>
  )
}
