import type { TextKey } from '#i18n/keys.generated.ts'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { TruckIcon } from '#ui/icons/truck.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { toHref } from '../../app/hash-location.ts'
import { pathOf } from '../../app/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './quick-actions.module.css'

const ACTIONS: readonly { readonly name: TextKey; readonly path: string; readonly icon: Icon }[] = [
  { name: 'home.actionTopUp', path: pathOf('topUp'), icon: WalletIcon },
  { name: 'home.actionPackages', path: pathOf('mobileServices'), icon: PackageIcon },
  { name: 'home.actionPayFibre', path: pathOf('homeInternetPayment'), icon: WifiIcon },
  { name: 'home.actionShare', path: pathOf('digitalServiceUtilities'), icon: ShareIcon },
  { name: 'home.actionOrderSim', path: pathOf('orderSim'), icon: SimIcon },
  { name: 'home.actionTrack', path: pathOf('homeInternetTrack'), icon: TruckIcon },
]

export function QuickActions() {
  const { t } = useWords()
  return (
    <nav aria-label={t('home.actions')}>
      <ul className={styles.actions}>
        {ACTIONS.map(({ name, path, icon: ActionIcon }) => (
          <li key={name}>
            <a href={toHref(path)} className={styles.action}>
              <span className={styles.icon}>
                <ActionIcon size={26} />
              </span>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
