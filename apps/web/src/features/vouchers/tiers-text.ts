import type { Tier } from '#contracts/loyalty-tiers.ts'
import type { UsedWords } from '../../i18n/use-words.ts'
import { tiersFrom } from './obstacle.ts'

/** `Gold and Diamond`: this level and those above it. */
export function tiersText(minTier: Tier, { t, lang }: Pick<UsedWords, 't' | 'lang'>): string {
  const names = tiersFrom(minTier).map((tier) => t(`loyalty.tier.${tier}`))
  const last = names[names.length - 1] ?? ''
  const first = names.slice(0, -1)
  if (first.length === 0) return last
  return t('vouchers.and', { a: first.join(lang === 'my' ? '၊ ' : ', '), b: last })
}
