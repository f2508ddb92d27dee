import { addProtocol } from 'maplibre-gl'

let added = false

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Read here and not with the rest of the configuration: no page but this one knows what tiles are. */
async function tilesPath(): Promise<string | null> {
  const answer = await fetch('./config.json')
  const config: unknown = answer.ok ? await answer.json() : null
  const path = isRecord(config) ? config['mapTilesUrl'] : null
  return typeof path === 'string' && path.startsWith('/') ? path : null
}

/** The address of the streets for the map, or null where the operator has none. The reader of the tiles comes only with them. */
export async function loadTiles(): Promise<string | null> {
  const path = await tilesPath().catch(() => null)
  if (path === null) return null
  const { Protocol } = await import('pmtiles')
  if (!added) addProtocol('pmtiles', new Protocol().tile)
  added = true
  return `pmtiles://${new URL(path, window.location.href).href}`
}
