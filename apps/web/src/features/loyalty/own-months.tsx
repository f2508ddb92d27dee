import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { formatDate, formatInteger, MONTHS } from '#language/formats.ts'
import { Bars } from '#ui/bars/bars.tsx'
import { Card } from '#ui/card/card.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import { outlookText } from './outlook-text.ts'
import styles from './ranking.module.css'

/** Level points month by month, as the next run will add them up, and what it does then. */
export function OwnMonths({ card }: { readonly card: LoyaltyCard }) {
  const words = useWords()
  const { t, lang } = words
  const { tier, tierValidTo, rankPoints, months, nextRunAt } = card
  return (
    <Card as="section" padding="roomy" className={styles.own}>
      <h2 className={styles.title}>{t('loyalty.ownTitle', { tier: t(`loyalty.tier.${tier}`) })}</h2>
      <p>{outlookText(card, words)}</p>
      <Bars
        label={t('loyalty.monthsLabel')}
        bars={months.map(({ month, points }) => ({
          id: month,
          label: MONTHS[lang][Number(month.slice(5)) - 1] ?? month,
          amount: points,
          text: formatInteger(points),
        }))}
      />
      <Facts
        facts={[
          { name: t('loyalty.sum'), value: formatInteger(rankPoints), strong: true },
          { name: t('loyalty.runAt'), value: formatDate(nextRunAt, lang) },
          ...(tier === 'MEMBER'
            ? []
            : [{ name: t('loyalty.validTo'), value: formatDate(tierValidTo, lang) }]),
        ]}
      />
    </Card>
  )
}
