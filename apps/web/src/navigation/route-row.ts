import type { brand } from '#brand'
import type { ArtName } from '#ui/art/names.ts'
import type { RouteId } from './addresses.ts'
import type { SkeletonLabel } from './skeleton-label.ts'

export type Tab = 'personal' | 'business' | 'about'

/** `findShop` is `signedIn` while the flag `findShop.requireLogin` is on, and `public` when it is off. */
export type Access = 'public' | 'signedIn' | 'findShop'

/** How a customer gets the service today. Every way works without a smartphone app or an account of ours. */
export type Way =
  | { readonly kind: 'ussd'; readonly code: keyof typeof brand.ussd }
  | { readonly kind: 'hotline' }
  | { readonly kind: 'shop' }
  | { readonly kind: 'email' }
  | { readonly kind: 'page'; readonly route: RouteId }

export type RouteRow = {
  readonly tab: Tab
  readonly access: Access
  readonly skeleton: SkeletonLabel
  /** The drawing beside the words. */
  readonly art: ArtName
  readonly ways: readonly Way[]
  /** What stands there is a document of editors, arranged in blocks. */
  readonly document?: true
}
