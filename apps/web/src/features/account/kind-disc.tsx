import type { Transaction } from '#contracts/value.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyClass } from '#ui/blossom/family-class.ts'
import { Disc } from '#ui/disc/disc.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { EditIcon } from '#ui/icons/edit.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { MinusIcon } from '#ui/icons/minus.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { familyOf } from '../../catalogue/family-of.ts'
import styles from './history.module.css'

const ICONS: Readonly<Record<Transaction['type'], Icon>> = {
  TOPUP: WalletIcon,
  PACKAGE: PackageIcon,
  RENEWAL: RefreshIcon,
  GIFT_OUT: GiftIcon,
  GIFT_IN: GiftIcon,
  SHARE_OUT: ShareIcon,
  SHARE_IN: ShareIcon,
  FEE: MinusIcon,
  FTTH_PAYMENT: WifiIcon,
  SIM_ORDER: SimIcon,
  POINT_EARN: StarIcon,
  POINT_REDEEM: StarIcon,
  POINT_EXPIRE: StarIcon,
  REFUND: WalletIcon,
  ADJUST: EditIcon,
  LOAN: WalletIcon,
}

type Props = { readonly transaction: Pick<Transaction, 'type' | 'packageId' | 'deltas'> }

/** Packages have their blossom, everything else an icon; green where kyat or data were added. */
export function KindDisc({ transaction: { type, packageId, deltas } }: Props) {
  if (type === 'PACKAGE' && packageId) {
    const family = familyOf(packageId)
    return (
      <Disc className={`${familyClass(family)} ${styles.blossom}`}>
        <Blossom family={family} />
      </Disc>
    )
  }
  const Face = ICONS[type]
  return (
    <Disc tone={deltas.length > 0 && deltas.every(({ value }) => value > 0) ? 'in' : 'plain'}>
      <Face size={22} />
    </Disc>
  )
}
