import type { ArtName } from '#ui/art/names.ts'
import type { SkeletonLabel } from './skeleton-label.ts'

export type Tab = 'personal' | 'business' | 'about'

/** `findShop` is `signedIn` while the flag `findShop.requireLogin` is on, and `public` when it is off. */
export type Access = 'public' | 'signedIn' | 'findShop'

export type RouteRow = {
  readonly tab: Tab
  readonly access: Access
  readonly skeleton: SkeletonLabel
  /** The drawing beside the words. */
  readonly art: ArtName
  /** What stands there is a document of editors, arranged in blocks. */
  readonly document?: true
}
