import { Map as StreetMap, Marker } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { Lang } from '#contracts/language.ts'
import type { Translate } from '../../../i18n/use-words.ts'
import { mapColours, type MapColours } from './map-colours.ts'
import { MAP_CONFIGURATION } from './map-configuration.ts'
import { MAP_FONT, mapStyle } from './map-style.ts'
import { loadTiles } from './tiles.ts'
import { trustMapWorker } from './trusted-map-worker.ts'

trustMapWorker()

/** Enough of Burmese for the browser to fetch the font of it. */
const BURMESE = 'မြန်မာ'

export type StartedMap = {
  readonly map: StreetMap
  readonly colours: MapColours
  /** Null where there are no streets, and the page says so. */
  readonly tiles: string | null
}

/** The font comes first: labels are painted once, with what is there at that moment. */
export async function startMap(container: HTMLElement, lang: Lang, t: Translate): Promise<StartedMap> {
  const [tiles] = await Promise.all([
    loadTiles(),
    document.fonts?.load(`16px "${MAP_FONT}"`, BURMESE).catch(() => undefined),
  ])
  const colours = mapColours()
  const { centre, zoom } = MAP_CONFIGURATION
  const map = new StreetMap({
    container,
    style: mapStyle({ colours, lang, tiles }),
    center: [centre.longitude, centre.latitude],
    zoom,
    minZoom: 4,
    maxZoom: 18,
    attributionControl: false,
    cooperativeGestures: true,
    fadeDuration: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': t('shops.streetMap'),
      'CooperativeGesturesHandler.WindowsHelpText': t('shops.ctrlScroll'),
      'CooperativeGesturesHandler.MacHelpText': t('shops.ctrlScroll'),
      'CooperativeGesturesHandler.MobileHelpText': t('shops.twoFingers'),
    },
  })
  map.touchZoomRotate.disableRotation()
  // Every pin is an item of the list: with the keyboard there is nothing to do on the canvas.
  map.keyboard.disable()
  map.getCanvas().tabIndex = -1
  return { map, colours, tiles }
}

/** Where the phone is; a dot that says so. */
export function showSpot(
  map: StreetMap,
  { lat, lng }: { lat: number; lng: number },
  element: HTMLElement,
): () => void {
  const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map)
  return () => marker.remove()
}
