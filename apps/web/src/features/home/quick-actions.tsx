import { PackageIcon } from '#ui/icons/package.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { TruckIcon } from '#ui/icons/truck.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ActionTiles, type Action } from '../../shell/action-tiles.tsx'

const ACTIONS: readonly Action[] = [
  { name: 'home.actionTopUp', path: pathOf('topUp'), icon: WalletIcon },
  { name: 'home.actionPackages', path: pathOf('mobileServices'), icon: PackageIcon },
  { name: 'home.actionPayFibre', path: pathOf('homeInternetPayment'), icon: WifiIcon },
  { name: 'home.actionShare', path: pathOf('digitalServiceUtilities'), icon: ShareIcon },
  { name: 'home.actionOrderSim', path: pathOf('orderSim'), icon: SimIcon },
  { name: 'home.actionTrack', path: pathOf('homeInternetTrack'), icon: TruckIcon },
]

export function QuickActions() {
  const { t } = useWords()
  return <ActionTiles label={t('home.actions')} actions={ACTIONS} />
}
