import type { PAGE_ICONS } from '#contracts/pages.ts'
import { drawIcon, type Icon } from '#ui/icons/draw-icon.tsx'
import { BoltIcon } from '#ui/icons/bolt.tsx'
import { CheckIcon } from '#ui/icons/check.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { DataIcon } from '#ui/icons/data.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { HeartIcon } from '#ui/icons/heart.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { ShieldIcon } from '#ui/icons/shield.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { UsersIcon } from '#ui/icons/users.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'

const VoiceIcon = drawIcon('M4 10v4', 'M8 7v10', 'M12 4v16', 'M16 8v8', 'M20 10v4')
const LeafIcon = drawIcon('M5 19c0-9 5-14 15-14 0 10-5 15-12 14', 'M5 21c1-5 4-8 9-10')
const ChartIcon = drawIcon('M4 20h16', 'M7 16v-4', 'M12 16V6', 'M17 16v-7')
const CloudIcon = drawIcon('M7 18a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6-1A4.5 4.5 0 0 1 17 18z')
const ServerIcon = drawIcon('M4 5h16v6H4z', 'M4 13h16v6H4z', 'M7.5 8h.01', 'M7.5 16h.01')
const RobotIcon = drawIcon(
  'M5 9h14v10H5z',
  'M12 9V5',
  'M12 4.5h.01',
  'M9 13.5h.01',
  'M15 13.5h.01',
  'M10 16.5h4',
)
const CodeIcon = drawIcon('M8 8l-4 4 4 4', 'M16 8l4 4-4 4', 'M13.5 6l-3 12')
const BookIcon = drawIcon(
  'M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2z',
  'M12 6v14',
)

/** The names editors choose from, as drawings. */
export const PAGE_ICON: Readonly<Record<(typeof PAGE_ICONS)[number], Icon>> = {
  phone: PhoneIcon,
  data: DataIcon,
  voice: VoiceIcon,
  sms: MessageIcon,
  wifi: WifiIcon,
  globe: GlobeIcon,
  gift: GiftIcon,
  card: SimIcon,
  wallet: WalletIcon,
  shield: ShieldIcon,
  clock: ClockIcon,
  map: MapPinIcon,
  people: UsersIcon,
  heart: HeartIcon,
  leaf: LeafIcon,
  star: StarIcon,
  chart: ChartIcon,
  cloud: CloudIcon,
  server: ServerIcon,
  robot: RobotIcon,
  code: CodeIcon,
  book: BookIcon,
  headset: HeadsetIcon,
  check: CheckIcon,
  lock: LockIcon,
  bolt: BoltIcon,
}
