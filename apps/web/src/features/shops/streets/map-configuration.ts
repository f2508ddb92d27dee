import type { Shop } from '#contracts/shops.ts'
import type { Spot } from '../../../position/distance.ts'

export type StreetMapProps = {
  readonly shops: readonly Shop[]
  readonly spot: Spot | null
  readonly onOpen: (shopId: string) => void
  /** It is painted and can take the drawing's place. */
  readonly onReady: () => void
  readonly onFailed: () => void
}

/** How the map begins, as the requirements name it. The key stays empty: no outside service draws it. */
export const MAP_CONFIGURATION = {
  container: 'shops-map',
  accessKey: '',
  style: 'streets',
  centre: { longitude: 96.146, latitude: 16.799 },
  zoom: 11,
} as const
