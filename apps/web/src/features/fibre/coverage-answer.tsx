import type { Place } from '#contracts/fibre.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice, type NoticeProps } from '#ui/notice/notice.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CallBack } from './call-back.tsx'
import { usePlaceName } from '../../places/use-place-name.ts'

const TONES: Readonly<Record<Place['coverage'], NonNullable<NoticeProps['tone']>>> = {
  FULL: 'success',
  PARTIAL: 'info',
  PLANNED: 'warning',
  NONE: 'warning',
}

const DATA_GROUP = 'data'

type Props = {
  readonly place: Place
  readonly within: Place | null
  /** The plan somebody wants, when it is known. */
  readonly packageId?: string
}

/** An answer and always a next step, also where there is no fibre. */
export function CoverageAnswer({ place, within, packageId }: Props) {
  const { t } = useWords()
  const nameOf = usePlaceName()
  const { coverage } = place
  return (
    <Notice
      tone={TONES[coverage]}
      title={`${within ? `${nameOf(within)} · ` : ''}${nameOf(place)}: ${t(`fibre.answer.${coverage}`)}`}
      actions={<NextStep coverage={coverage} packageId={packageId} />}
    >
      <p>{t(`fibre.next.${coverage}`)}</p>
    </Notice>
  )
}

type NextProps = { readonly coverage: Place['coverage']; readonly packageId: string | undefined }

function NextStep({ coverage, packageId }: NextProps) {
  const { t } = useWords()
  switch (coverage) {
    case 'FULL':
    case 'PARTIAL':
      return (
        <>
          <ButtonLink size="small" href={toHref(pathOf('homeInternetAll'))}>
            {t('fibre.do.choose')}
          </ButtonLink>
          <CallBack small packageId={packageId} />
        </>
      )
    case 'PLANNED':
      return <CallBack small primary packageId={packageId} />
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
