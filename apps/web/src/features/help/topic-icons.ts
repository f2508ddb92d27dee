import type { Icon } from '#ui/icons/draw-icon.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PlusIcon } from '#ui/icons/plus.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import type { Topic } from './find-faq.ts'

export const TOPIC_ICONS: Readonly<Record<Topic, Icon>> = {
  ACCOUNT: UserIcon,
  TOPUP: PlusIcon,
  PACKAGES: PackageIcon,
  SHARE: GiftIcon,
  FIBRE: WifiIcon,
  POINTS: StarIcon,
  ROAMING: GlobeIcon,
  SIM: SimIcon,
  PAYMENTS: WalletIcon,
}
