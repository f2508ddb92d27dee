import type { ApplicationCode } from '#contracts/applications.ts'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { BoltIcon } from '#ui/icons/bolt.tsx'
import { CloseIcon } from '#ui/icons/close.tsx'
import { EditIcon } from '#ui/icons/edit.tsx'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { HomeIcon } from '#ui/icons/home.tsx'
import { MailIcon } from '#ui/icons/mail.tsx'
import { PauseIcon } from '#ui/icons/pause.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { ShieldIcon } from '#ui/icons/shield.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { UsersIcon } from '#ui/icons/users.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'

export const APPLICATION_ICONS: Readonly<Record<ApplicationCode, Icon>> = {
  SIM_REPLACE: SimIcon,
  OWNERSHIP_CHANGE: UsersIcon,
  REGISTRATION_UPDATE: EditIcon,
  NUMBER_CHANGE: RefreshIcon,
  PREPAID_POSTPAID: WalletIcon,
  ROAMING_ON_OFF: GlobeIcon,
  IDD_ON_OFF: PhoneIcon,
  VAS_BLOCK: ShieldIcon,
  LINE_SUSPEND_RESUME: PauseIcon,
  E_BILL: MailIcon,
  FTTH_SPEED_CHANGE: BoltIcon,
  FTTH_RELOCATE: HomeIcon,
  FTTH_SUSPEND: PauseIcon,
  FTTH_OWNER_CHANGE: UsersIcon,
  FTTH_TERMINATE: CloseIcon,
  STATIC_IP: WifiIcon,
}
