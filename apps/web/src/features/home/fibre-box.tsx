import { ButtonLink } from '#ui/button/button.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Band } from './band.tsx'

export function FibreBox() {
  const { t } = useWords()
  return (
    <Band
      tone="tint"
      art="fibre-lights"
      title={t('home.fibreTitle')}
      text={t('home.fibreText')}
      actions={
        <>
          <ButtonLink icon={MapPinIcon} href={toHref(pathOf('homeInternetAll'))}>
            {t('home.fibreAction')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={toHref(pathOf('homeInternetPayment'))}>
            {t('home.fibrePay')}
          </ButtonLink>
        </>
      }
    />
  )
}
