import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { TIERS } from '#contracts/loyalty-tiers.ts'
import { formatDate, formatDayMonth } from '#language/formats.ts'
import type { UsedWords } from '../../i18n/use-words.ts'

/** What the next run does to the level, with its date; and until when it cannot fall. */
export function outlookText(
  { tier, tierAfterRun, tierValidTo, nextRunAt }: LoyaltyCard,
  { t, lang }: Pick<UsedWords, 't' | 'lang'>,
): string {
  const date = formatDayMonth(nextRunAt, lang)
  const slots = { date, tier: t(`loyalty.tier.${tierAfterRun}`) }
  if (TIERS.indexOf(tierAfterRun) > TIERS.indexOf(tier)) return t('loyalty.willRise', slots)
  if (TIERS.indexOf(tierAfterRun) < TIERS.indexOf(tier)) return t('loyalty.willFall', slots)
  if (tier === 'MEMBER') return t('loyalty.nextRun', slots)
  return t('loyalty.keeps', { ...slots, until: formatDate(tierValidTo, lang) })
}
