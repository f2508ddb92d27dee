import { ButtonLink } from '#ui/button/button.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Band } from './band.tsx'

export function LoyaltyTeaser() {
  const { t } = useWords()
  return (
    <Band
      tone="inverse"
      art="points-stars"
      title={t('home.loyaltyTitle')}
      text={t('home.loyaltyText')}
      actions={
        <>
          <ButtonLink variant="inverse" icon={StarIcon} href={toHref(pathOf('loyalty'))}>
            {t('home.loyaltyAction')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            href={toHref(pathOf('loyaltyVoucherExchange', { class: 'c-class' }))}
          >
            {t('home.loyaltyVouchers')}
          </ButtonLink>
        </>
      }
    />
  )
}
