import { LngLatBounds, type GeoJSONSource, type LayerSpecification, type Map as StreetMap } from 'maplibre-gl'
import type { Shop } from '#contracts/shops.ts'
import type { MapColours } from './map-colours.ts'
import { MAP_FONT } from './map-style.ts'
import type { Shapes } from './region-shapes.ts'

const SOURCE = 'shops'
/** From this zoom on every shop stands alone. */
const APART_FROM_ZOOM = 13

const points = (shops: readonly Shop[]): Shapes => ({
  type: 'FeatureCollection',
  features: shops.map(({ shopId, lat, lng }) => ({
    type: 'Feature',
    properties: { shopId },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

const layers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'pins',
    type: 'circle',
    source: SOURCE,
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-radius': 11,
      'circle-color': colours.pin,
      'circle-stroke-color': colours.onPin,
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'clusters',
    type: 'circle',
    source: SOURCE,
    filter: ['has', 'point_count'],
    paint: {
      'circle-radius': ['step', ['get', 'point_count'], 18, 10, 23, 50, 28],
      'circle-color': colours.pin,
      'circle-stroke-color': colours.onPin,
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'cluster-counts',
    type: 'symbol',
    source: SOURCE,
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': [MAP_FONT, 'sans-serif'],
      'text-size': 16,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colours.onPin },
  },
]

export function addPins(map: StreetMap, shops: readonly Shop[], colours: MapColours): void {
  map.addSource(SOURCE, {
    type: 'geojson',
    data: points(shops),
    cluster: true,
    clusterRadius: 40,
    clusterMaxZoom: APART_FROM_ZOOM - 1,
  })
  for (const layer of layers(colours)) map.addLayer(layer)
}

export function movePins(map: StreetMap, shops: readonly Shop[]): void {
  // A map that was left meanwhile takes no pins.
  map
    .getSource<GeoJSONSource>(SOURCE)
    ?.setData(points(shops))
    .catch(() => undefined)
}

/** All pins in view, and none so near that nothing is around it. */
export function lookAt(map: StreetMap, shops: readonly Shop[]): void {
  const bounds = new LngLatBounds()
  for (const { lng, lat } of shops) bounds.extend([lng, lat])
  if (!bounds.isEmpty()) map.fitBounds(bounds, { padding: 60, maxZoom: 12, animate: false })
}

/** A pin opens its shop; a cluster opens itself. */
export function onPin(map: StreetMap, open: (shopId: string) => void): void {
  map.on('click', (event) => {
    const [hit] = map.queryRenderedFeatures(event.point, { layers: ['pins', 'clusters'] })
    const { shopId, cluster_id: cluster }: { shopId?: unknown; cluster_id?: unknown } = hit?.properties ?? {}
    if (typeof shopId === 'string') return open(shopId)
    if (typeof cluster !== 'number') return undefined
    void map
      .getSource<GeoJSONSource>(SOURCE)
      ?.getClusterExpansionZoom(cluster)
      .then((zoom) => map.easeTo({ center: event.lngLat, zoom }))
    return undefined
  })
  for (const layer of ['pins', 'clusters']) {
    map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'))
    map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''))
  }
}
