import { DataIcon } from '#ui/icons/data.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { ShieldIcon } from '#ui/icons/shield.tsx'
import { UsersIcon } from '#ui/icons/users.tsx'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ActionTiles, type Action } from '../../shell/action-tiles.tsx'

/** A gift begins among the packages that can be given. The items of sharing are the utilities the editors keep. */
const ACTIONS: readonly Action[] = [
  { name: 'account.buy', path: pathOf('mobileServices'), icon: PackageIcon },
  { name: 'account.gift', path: `${pathOf('mobileServices')}?gift=1`, icon: GiftIcon },
  { name: 'account.shareData', path: pathOf('dataShare', { itemId: 'data-share' }), icon: DataIcon },
  { name: 'account.shareVoice', path: pathOf('voiceShare', { itemId: 'voice-share' }), icon: PhoneIcon },
  { name: 'account.savedNumbers', path: pathOf('myidRecipients'), icon: UsersIcon },
  { name: 'account.security', path: pathOf('myidSettings'), icon: ShieldIcon },
]

export function QuickActions() {
  const { t } = useWords()
  return <ActionTiles label={t('home.actions')} actions={ACTIONS} compact />
}
