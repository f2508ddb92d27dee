import { DataIcon } from '#ui/icons/data.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ActionTiles, type Action } from '../../shell/action-tiles.tsx'

/** Top-up and packages stand on the balance itself. The items are the utilities the editors keep. */
const ACTIONS: readonly Action[] = [
  { name: 'account.shareData', path: pathOf('dataShare', { itemId: 'data-share' }), icon: DataIcon },
  { name: 'account.shareVoice', path: pathOf('voiceShare', { itemId: 'voice-share' }), icon: PhoneIcon },
  { name: 'account.gift', path: pathOf('mobileServices'), icon: GiftIcon },
  { name: 'account.pointsPage', path: pathOf('loyalty'), icon: StarIcon },
]

export function QuickActions() {
  const { t } = useWords()
  return <ActionTiles label={t('home.actions')} actions={ACTIONS} four />
}
