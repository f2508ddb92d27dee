import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'

/** A month before a level falls: when, to which, and how many level points keep it. */
export function FallNotice({ card: { fall, tier } }: { readonly card: Pick<LoyaltyCard, 'fall' | 'tier'> }) {
  const { t, lang } = useWords()
  if (!fall) return null
  return (
    <Notice
      tone="warning"
      title={t('loyalty.fallTitle', {
        tier: t(`loyalty.tier.${fall.tier}`),
        date: formatDate(fall.at, lang),
      })}
      actions={
        <ButtonLink size="small" variant="secondary" href={toHref(pathOf('mobileServices'))}>
          {t('home.popularAll')}
        </ButtonLink>
      }
    >
      {t('loyalty.fallText', { points: formatInteger(fall.points), tier: t(`loyalty.tier.${tier}`) })}
    </Notice>
  )
}
