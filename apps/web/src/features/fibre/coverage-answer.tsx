import type { Place } from '#contracts/fibre.ts'
import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice, type NoticeProps } from '#ui/notice/notice.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { usePlaceName } from './use-place-name.ts'

const TONES: Readonly<Record<Place['coverage'], NonNullable<NoticeProps['tone']>>> = {
  FULL: 'success',
  PARTIAL: 'info',
  PLANNED: 'warning',
  NONE: 'warning',
}

const DATA_GROUP = 'data'

/** An answer and always a next step, also where there is no fibre. */
export function CoverageAnswer({ place, within }: { place: Place; within: Place | null }) {
  const { t } = useWords()
  const nameOf = usePlaceName()
  const { coverage } = place
  return (
    <Notice
      tone={TONES[coverage]}
      title={`${within ? `${nameOf(within)} · ` : ''}${nameOf(place)}: ${t(`fibre.answer.${coverage}`)}`}
      actions={<NextStep coverage={coverage} />}
    >
      <p>{t(`fibre.next.${coverage}`, { ussd: brand.ussd.fibre })}</p>
    </Notice>
  )
}

function NextStep({ coverage }: { coverage: Place['coverage'] }) {
  const { t } = useWords()
  switch (coverage) {
    case 'FULL':
    case 'PARTIAL':
      return (
        <ButtonLink size="small" icon={PhoneIcon} href={dialHref(brand.hotline)}>
          {t('fibre.do.call')}
        </ButtonLink>
      )
    case 'PLANNED':
      return (
        <ButtonLink size="small" href={toHref(pathOf('contactUs'))}>
          {t('fibre.do.leaveNumber')}
        </ButtonLink>
      )
    case 'NONE':
      return (
        <>
          <ButtonLink size="small" href={toHref(pathOf('findOurShop'))}>
            {t('fibre.do.shop')}
          </ButtonLink>
          <ButtonLink size="small" variant="secondary" href={toHref(paths.packageGroup(DATA_GROUP))}>
            {t('fibre.do.mobile')}
          </ButtonLink>
        </>
      )
  }
}
