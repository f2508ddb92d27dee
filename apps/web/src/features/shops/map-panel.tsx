import { memo, useEffect, useMemo, useState, type ComponentType } from 'react'
import type { Shop } from '#contracts/shops.ts'
import { Button } from '#ui/button/button.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { isDesktop, useBreakpoint } from '../../page/breakpoint.ts'
import type { Spot } from '../../position/distance.ts'
import { CountryDrawing } from './drawing/country-drawing.tsx'
import type { FoundShop } from './find-shops.ts'
import type { StreetMapProps } from './streets/map-configuration.ts'
import { canDrawStreets, hasRoomForStreets } from './streets/streets-fit.ts'
import styles from './map-panel.module.css'

type Props = {
  readonly shops: readonly Shop[]
  readonly shown: readonly FoundShop[]
  readonly region: string | null
  readonly onRegion: (region: string | null) => void
  readonly onOpen: (shopId: string) => void
  readonly spot: Spot | null
}

type Streets =
  | { readonly state: 'off' | 'coming' | 'failed' }
  /** Fetched; the drawing stays until it is painted. */
  | { readonly state: 'here'; readonly Map: ComponentType<StreetMapProps>; readonly painted: boolean }

/** The drawing at once and for everybody; streets on tap, or by themselves where screen and line have room for them. */
export const MapPanel = memo(function MapPanel({ shops, shown, region, onRegion, onOpen, spot }: Props) {
  const { t } = useWords()
  const wide = isDesktop(useBreakpoint())
  const [streets, setStreets] = useState<Streets>({ state: 'off' })
  const [possible] = useState(canDrawStreets)

  function fetchStreets(): void {
    setStreets({ state: 'coming' })
    import('./streets/street-map.tsx').then(
      ({ StreetMap }) => setStreets({ state: 'here', Map: StreetMap, painted: false }),
      () => setStreets({ state: 'failed' }),
    )
  }

  const byItself = possible && wide && hasRoomForStreets()
  useEffect(() => {
    if (byItself) fetchStreets()
  }, [byItself])

  const onMap = useMemo(() => shown.map(({ shop }) => shop), [shown])
  const painted = streets.state === 'here' && streets.painted
  const coming = streets.state === 'coming' || (streets.state === 'here' && !painted)
  return (
    <section aria-label={t('shops.map')} className={styles.panel}>
      <div className={styles.stack}>
        {streets.state === 'here' && (
          <streets.Map
            shops={onMap}
            spot={spot}
            onOpen={onOpen}
            onReady={() => setStreets({ ...streets, painted: true })}
            onFailed={() => setStreets({ state: 'failed' })}
          />
        )}
        {!painted && (
          <div className={styles.over}>
            <CountryDrawing shops={shops} region={region} onRegion={onRegion} />
          </div>
        )}
      </div>
      {streets.state === 'failed' && <p role="status">{t('shops.streetsFailed')}</p>}
      {painted && (
        <Button variant="quiet" size="small" onClick={() => setStreets({ state: 'off' })}>
          {t('shops.showDrawing')}
        </Button>
      )}
      {!painted && possible && (
        <Button variant="secondary" icon={MapPinIcon} loading={coming} onClick={fetchStreets}>
          {t('shops.showStreets')}
        </Button>
      )}
    </section>
  )
})
