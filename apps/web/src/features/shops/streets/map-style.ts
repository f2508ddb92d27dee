import type { StyleSpecification, LayerSpecification } from 'maplibre-gl'
import type { Lang } from '#contracts/language.ts'
import type { MapColours } from './map-colours.ts'
import { MAP_CONFIGURATION } from './map-configuration.ts'
import { regionShapes, townPoints } from './region-shapes.ts'

/** The page's own Burmese font, then whatever the phone has. */
export const MAP_FONT = 'App Myanmar'
const FONTS = [MAP_FONT, 'Noto Sans Myanmar', 'sans-serif']

type Look = { readonly colours: MapColours; readonly lang: Lang; readonly tiles: string | null }

const labels = ({ colours }: Look, size: number) => ({
  layout: { 'text-font': FONTS, 'text-size': size, 'text-max-width': 8 },
  paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
})

/** Roads and names of the tiles, in the layers that Protomaps' base maps have. */
function streetLayers(look: Look): LayerSpecification[] {
  const { colours, lang } = look
  const name: ['coalesce', ...unknown[]] =
    lang === 'my'
      ? ['coalesce', ['get', 'name:my'], ['get', 'name']]
      : ['coalesce', ['get', 'name:en'], ['get', 'name']]
  const said = labels(look, 14)
  const from = { source: 'streets' } as const
  return [
    { id: 'water', type: 'fill', ...from, 'source-layer': 'water', paint: { 'fill-color': colours.sea } },
    {
      id: 'roads',
      type: 'line',
      ...from,
      'source-layer': 'roads',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': ['match', ['get', 'kind'], ['highway', 'major_road'], colours.mainRoad, colours.road],
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 8, 1, 14, 4, 18, 14],
      },
    },
    {
      id: 'road-names',
      type: 'symbol',
      ...from,
      'source-layer': 'roads',
      minzoom: 13,
      layout: { ...said.layout, 'symbol-placement': 'line', 'text-field': name as never },
      paint: said.paint,
    },
    {
      id: 'street-places',
      type: 'symbol',
      ...from,
      'source-layer': 'places',
      layout: { ...said.layout, 'text-field': name as never },
      paint: said.paint,
    },
  ]
}

/** `streets` in our colours: land and towns of our own, and under the pins whatever the operator's tiles know. */
export function mapStyle(look: Look): StyleSpecification {
  const { colours, lang, tiles } = look
  const towns = labels(look, 15)
  return {
    version: 8,
    name: MAP_CONFIGURATION.style,
    sources: {
      regions: { type: 'geojson', data: regionShapes() },
      towns: { type: 'geojson', data: townPoints() },
      ...(tiles ? { streets: { type: 'vector' as const, url: tiles } } : {}),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      { id: 'land', type: 'fill', source: 'regions', paint: { 'fill-color': colours.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'regions',
        paint: { 'line-color': colours.line, 'line-width': 1.5 },
      },
      ...(tiles ? streetLayers(look) : []),
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        // Above its place: shops stand in the middle of towns.
        layout: {
          ...towns.layout,
          'text-field': ['get', lang === 'my' ? 'nameMm' : 'name'],
          'text-anchor': 'bottom',
          'text-offset': [0, -0.9],
        },
        paint: towns.paint,
      },
    ],
  }
}
