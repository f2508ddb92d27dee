import { useEffect, useEffectEvent } from 'react'
import type { Place } from '#contracts/fibre.ts'
import { Button } from '#ui/button/button.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useAllFibrePlaces } from '../../api/use-all-fibre-places.ts'
import { useWords } from '../../i18n/use-words.ts'
import { usePosition } from '../../position/use-position.ts'
import { setMyPlace } from '../../places/my-place.ts'
import { nearestPlace } from './nearest-place.ts'

/** Asked only on a tap. Where the phone is stays on the phone; what is kept is the ward that it is nearest to. */
export function UseMyLocation() {
  const { t } = useWords()
  const { position, ask } = usePosition()
  const found = position.state === 'found' ? position.spot : null
  const places = useAllFibrePlaces(found !== null)
  const near = found && places.data ? nearestPlace(found, places.data) : null
  useChosen(near, places.data)
  const isAway = found !== null && places.data !== undefined && near === null
  const problem = position.state === 'refused' || position.state === 'unknown' ? position.state : null
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={MapPinIcon}
          loading={position.state === 'asking' || (found !== null && places.isFetching)}
          onClick={ask}
        >
          {t('fibre.locate.ask')}
        </Button>
      </div>
      {problem && <Notice announce="polite">{t(`fibre.locate.${problem}`)}</Notice>}
      {isAway && <Notice announce="polite">{t('fibre.locate.away')}</Notice>}
      {near && <p role="status">{t('fibre.locate.check')}</p>}
    </>
  )
}

/** Once for each answer: afterwards its owner may choose otherwise. */
function useChosen(near: Place | null, all: readonly Place[] | undefined): void {
  const choose = useEffectEvent(() => {
    const township = all?.find(({ placeId }) => placeId === near?.parentId)
    if (near && township?.parentId)
      setMyPlace({ regionId: township.parentId, townshipId: township.placeId, wardId: near.placeId })
  })
  const id = near?.placeId ?? null
  useEffect(() => {
    if (id) choose()
  }, [id])
}
