import type { CSSProperties } from 'react'
import type { LoyaltyCard, LoyaltyRules } from '#contracts/loyalty.ts'
import { formatInteger } from '#language/formats.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../i18n/use-words.ts'
import { metalOf } from './metal-of.ts'
import { trackShare } from './track-share.ts'
import styles from './tier-ladder.module.css'

type Props = {
  readonly card: Pick<LoyaltyCard, 'rankPoints' | 'nextTier'>
  readonly tiers: LoyaltyRules['tiers']
}

/** All levels in a row with what each asks for, and how far the level points reach. */
export function TierLadder({ card: { rankPoints, nextTier }, tiers }: Props) {
  const { t } = useWords()
  const next = tiers.find(({ tier }) => tier === nextTier?.tier)
  const label = next
    ? t('loyalty.trackLabel', {
        points: formatInteger(rankPoints),
        of: formatInteger(next.points),
        tier: t(`loyalty.tier.${next.tier}`),
      })
    : t('loyalty.levelPoints', { points: formatInteger(rankPoints) })
  return (
    <div role="img" aria-label={label} className={styles.ladder}>
      <span className={styles.track}>
        <span style={{ '--long': `${trackShare(rankPoints, tiers) * 100}%` } as CSSProperties} />
      </span>
      <ol className={styles.tiers}>
        {tiers.map(({ tier, points }) => (
          <li key={tier} className={classNames(metalOf(tier), rankPoints >= points && styles.reached)}>
            <i />
            <b>{t(`loyalty.tier.${tier}`)}</b>
            <small>{formatInteger(points)}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}
