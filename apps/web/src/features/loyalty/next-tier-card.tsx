import type { LoyaltyCard, LoyaltyRules } from '#contracts/loyalty.ts'
import { formatDayMonth, formatInteger } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { earnsByTier } from './earns-by-tier.ts'
import { outlookText } from './outlook-text.ts'
import { TierLadder } from './tier-ladder.tsx'
import styles from './home.module.css'

type Props = { readonly card: LoyaltyCard; readonly rules: LoyaltyRules }

/** What is missing for the level above, what it gives, and what the next run does. */
export function NextTierCard({ card, rules }: Props) {
  const words = useWords()
  const { t } = words
  const { nextTier, tier, rankPoints, months } = card
  const gives = (of: typeof tier) => ({ tier: t(`loyalty.tier.${of}`), ...earnsByTier(rules, of) })
  return (
    <Card as="section" padding="roomy" className={styles.next}>
      <h2 className={styles.title}>{titleOf(card, words)}</h2>
      <p className={styles.soft}>
        {t('loyalty.levelPointsOf', { points: formatInteger(rankPoints), n: months.length })}
      </p>
      <TierLadder card={card} tiers={rules.tiers} />
      <ul className={styles.facts}>
        <li>
          <StarIcon size={20} />
          {t('loyalty.givesNow', gives(tier))}
        </li>
        {nextTier && (
          <li>
            <StarIcon size={20} />
            {t('loyalty.givesThen', gives(nextTier.tier))}
          </li>
        )}
        <li>
          <CalendarIcon size={20} />
          <span>{outlookText(card, words)}</span>
        </li>
      </ul>
    </Card>
  )
}

function titleOf({ nextTier, nextRunAt }: LoyaltyCard, { t, lang }: UsedWords): string {
  if (!nextTier) return t('loyalty.highest')
  const tier = t(`loyalty.tier.${nextTier.tier}`)
  if (nextTier.points > 0) return t('loyalty.toNext', { points: formatInteger(nextTier.points), tier })
  if (nextTier.months > 0) return t('loyalty.monthsToNext', { n: nextTier.months, tier })
  return t('loyalty.reached', { tier, date: formatDayMonth(nextRunAt, lang) })
}
