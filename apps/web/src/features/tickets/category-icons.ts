import type { Icon } from '#ui/icons/draw-icon.tsx'
import { BoltIcon } from '#ui/icons/bolt.tsx'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import { DataIcon } from '#ui/icons/data.tsx'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { HomeIcon } from '#ui/icons/home.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { OfflineIcon } from '#ui/icons/offline.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'

const ICONS: Readonly<Record<string, Icon>> = {
  NO_SIGNAL: OfflineIcon,
  SLOW_DATA: DataIcon,
  CALL_DROP: PhoneIcon,
  BALANCE_WRONG: WalletIcon,
  PACKAGE_NOT_RECEIVED: PackageIcon,
  TOPUP_NOT_RECEIVED: WalletIcon,
  SHARE_WRONG_NUMBER: ShareIcon,
  SPAM_SMS_VAS: MessageIcon,
  SIM_PROBLEM: SimIcon,
  LINE_LOST: LockIcon,
  ROAMING: GlobeIcon,
  POINTS_VOUCHER: StarIcon,
  NO_INTERNET: OfflineIcon,
  SLOW: DataIcon,
  UNSTABLE: RefreshIcon,
  WIFI_WEAK: WifiIcon,
  ONT_DAMAGE: BoltIcon,
  CABLE_DAMAGE: BoltIcon,
  BILL_WRONG: WalletIcon,
  PAYMENT_NOT_POSTED: WalletIcon,
  RELOCATE_QUESTION: HomeIcon,
  INSTALL_LATE: CalendarIcon,
}

/** A kind of problem that staff add later has the question mark until it is drawn. */
export const iconOf = (code: string): Icon => ICONS[code] ?? HelpIcon
