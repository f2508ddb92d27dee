import { DataIcon } from '#ui/icons/data.tsx'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ActionTiles, type Action } from '../../shell/action-tiles.tsx'

/** Each opens something that works online; what is only explained online is no tile. */
const ACTIONS: readonly Action[] = [
  { name: 'home.actionPackages', path: pathOf('mobileServices'), icon: PackageIcon, way: 'online' },
  { name: 'frame.topUp', path: pathOf('topUp'), icon: WalletIcon, way: 'online' },
  { name: 'home.actionShare', path: pathOf('digitalServiceUtilities'), icon: DataIcon, way: 'signIn' },
  { name: 'home.actionFibre', path: pathOf('homeInternetAll'), icon: WifiIcon, way: 'online' },
  { name: 'home.actionAbroad', path: pathOf('international'), icon: GlobeIcon, way: 'online' },
  { name: 'session.myAccount', path: paths.logIn, icon: UserIcon, way: 'signIn' },
]

export function QuickActions() {
  const { t } = useWords()
  return <ActionTiles label={t('home.actions')} actions={ACTIONS} />
}
