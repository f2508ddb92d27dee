import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { formatDateTime, formatInteger } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './held-points.module.css'

/** Held points: how many, and when they can be spent. Shown apart from points that can be spent now. */
export function HeldPoints({ held }: Pick<LoyaltyCard, 'held'>) {
  const { t, lang } = useWords()
  if (held.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('loyalty.heldTitle')}</h2>
      <ul className={styles.rows}>
        {held.map(({ points, at }) => (
          <li key={at} className={styles.row}>
            <Disc tone="warm">
              <ClockIcon size={22} />
            </Disc>
            <span>
              <b>{t('account.points', { count: formatInteger(points) })}</b>
              <small>{t('loyalty.heldUntil', { date: formatDateTime(at, lang) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
