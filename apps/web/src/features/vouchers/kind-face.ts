import type { VoucherCategory } from '#contracts/vouchers.ts'
import type { ArtName } from '#ui/art/names.ts'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { HeartIcon } from '#ui/icons/heart.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { PlayIcon } from '#ui/icons/play.tsx'
import { ShopIcon } from '#ui/icons/shop.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { SunIcon } from '#ui/icons/sun.tsx'

/** Merchants send no pictures of their own: each kind has one of ours. */
export const KIND_ART: Readonly<Record<VoucherCategory, ArtName>> = {
  FOOD: 'tea-shop',
  SHOPS: 'market-morning',
  TRAVEL: 'train-journey',
  HEALTH: 'blood-drop',
  ENTERTAINMENT: 'phone-video',
  MOBILE: 'sim-card',
}

export const KIND_ICONS: Readonly<Record<VoucherCategory, Icon>> = {
  FOOD: SunIcon,
  SHOPS: ShopIcon,
  TRAVEL: GlobeIcon,
  HEALTH: HeartIcon,
  ENTERTAINMENT: PlayIcon,
  MOBILE: SimIcon,
}
