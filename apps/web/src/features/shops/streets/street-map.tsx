import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { MinusIcon } from '#ui/icons/minus.tsx'
import { PlusIcon } from '#ui/icons/plus.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { MAP_CONFIGURATION, type StreetMapProps } from './map-configuration.ts'
import { addPins, lookAt, movePins, onPin } from './shop-pins.ts'
import { showSpot, startMap, type StartedMap } from './start-map.ts'
import styles from './street-map.module.css'

const NEAR_ZOOM = 12

/** Where the map looks stands on its element: people who help by phone can read it there, and so can a test. */
function tellView(container: HTMLElement, { map }: StartedMap): void {
  const { lng, lat } = map.getCenter()
  container.dataset['centre'] = `${lng.toFixed(4)},${lat.toFixed(4)}`
  container.dataset['zoom'] = map.getZoom().toFixed(2)
}

export function StreetMap({ shops, spot, onOpen, onReady, onFailed }: StreetMapProps) {
  const { t, lang } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const [started, setStarted] = useState<StartedMap | null>(null)
  const now = useRef({ shops, onOpen, onReady, onFailed, t })
  useEffect(() => {
    now.current = { shops, onOpen, onReady, onFailed, t }
  })

  useEffect(() => {
    const container = place.current
    if (!container) return undefined
    let wanted = true
    let ours: StartedMap | null = null
    startMap(container, lang, now.current.t).then(
      (begun) => {
        if (!wanted) return begun.map.remove()
        ours = begun
        begun.map.on('load', () => {
          addPins(begun.map, now.current.shops, begun.colours)
          onPin(begun.map, (shopId) => now.current.onOpen(shopId))
          setStarted(begun)
          now.current.onReady()
        })
        tellView(container, begun)
        begun.map.on('moveend', () => tellView(container, begun))
        begun.map.on('idle', () => (container.dataset['drawn'] = 'yes'))
        return undefined
      },
      () => wanted && now.current.onFailed(),
    )
    return () => {
      wanted = false
      ours?.map.remove()
      setStarted(null)
    }
  }, [lang])

  const first = useRef(shops)
  useEffect(() => {
    if (!started) return
    movePins(started.map, shops)
    // The map begins where the requirements say; after that it follows what is looked for.
    if (shops !== first.current && !spot) lookAt(started.map, shops)
  }, [started, shops, spot])

  useEffect(() => {
    if (!started || !spot) return undefined
    const dot = document.createElement('div')
    dot.className = styles.spot ?? ''
    dot.setAttribute('role', 'img')
    dot.setAttribute('aria-label', now.current.t('shops.yourPosition'))
    started.map.easeTo({ center: [spot.lng, spot.lat], zoom: NEAR_ZOOM })
    return showSpot(started.map, spot, dot)
  }, [started, spot])

  return (
    <div className={styles.frame}>
      <div ref={place} id={MAP_CONFIGURATION.container} className={styles.map} />
      {started && <Zoom started={started} />}
      <p className={styles.credit}>
        {started && t(started.tiles === null ? 'shops.overview' : 'shops.credit')}
      </p>
    </div>
  )
}

function Zoom({ started }: { started: StartedMap }) {
  const { t } = useWords()
  return (
    <div className={styles.zoom}>
      <Button
        variant="secondary"
        size="small"
        icon={PlusIcon}
        aria-label={t('shops.zoomIn')}
        onClick={() => void started.map.zoomIn()}
      >
        {''}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={MinusIcon}
        aria-label={t('shops.zoomOut')}
        onClick={() => void started.map.zoomOut()}
      >
        {''}
      </Button>
    </div>
  )
}
