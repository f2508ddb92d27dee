import { ButtonLink } from '#ui/button/button.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { useWords } from '../i18n/use-words.ts'
import { currentPath, currentSearch, toHref } from '../navigation/hash-location.ts'
import { topUpPath } from './top-up-path.ts'

type Props = {
  /** Kyat that are missing. */
  readonly need: number
  /** Where to go on afterwards; here, where nothing else is said. */
  readonly back?: string
}

function here(): string {
  const search = currentSearch()
  return search ? `${currentPath()}?${search}` : currentPath()
}

/** To what is missing, and back. */
export function TopUpLink({ need, back }: Props) {
  const { t } = useWords()
  return (
    <ButtonLink size="small" icon={WalletIcon} href={toHref(topUpPath({ need, back: back ?? here() }))}>
      {t('purchases.topUp')}
    </ButtonLink>
  )
}
