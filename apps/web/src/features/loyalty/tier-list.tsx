import type { LoyaltyRules } from '#contracts/loyalty.ts'
import type { Tier } from '#contracts/loyalty-tiers.ts'
import { formatInteger } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons/check.tsx'
import { Weave } from '#ui/weave/weave.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { metalOf } from './metal-of.ts'
import { earnsByTier } from './earns-by-tier.ts'
import styles from './tier-list.module.css'

type Props = {
  readonly rules: LoyaltyRules
  /** Where somebody is signed in. */
  readonly own?: Tier | undefined
}

/** Who may come to the dinner is invited to it. */
const DINES: readonly Tier[] = ['GOLD', 'DIAMOND']

/** Every level in its metal: what it asks for, and what it gives today. */
export function TierList({ rules, own }: Props) {
  const { t } = useWords()
  return (
    <ol className={styles.tiers}>
      {rules.tiers.map(({ tier, points, months }) => (
        <li key={tier} className={classNames(styles.tier, metalOf(tier))}>
          <div className={styles.metal}>
            <Weave />
            <h3 className={styles.name}>{t(`loyalty.tier.${tier}`)}</h3>
            {tier === own && <Badge tone="accent">{t('loyalty.you')}</Badge>}
          </div>
          <p className={styles.asks}>
            <b>
              {points === 0 ? t('loyalty.fromDayOne') : t('loyalty.needs', { points: formatInteger(points) })}
            </b>
            {months > 0 && <small>{t('loyalty.needsMonths', { n: months })}</small>}
          </p>
          <ul className={styles.gives}>
            <Gives text={t('loyalty.gives', earnsByTier(rules, tier))} />
            <Gives text={t('loyalty.givesExchange')} />
            {DINES.includes(tier) && <Gives text={t('loyalty.givesDinner')} />}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const Gives = ({ text }: { readonly text: string }) => (
  <li>
    <CheckIcon size={18} />
    <span>{text}</span>
  </li>
)
