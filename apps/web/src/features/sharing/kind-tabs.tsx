import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { ShareKind } from './use-share.ts'

/** In the address of the data screen: balance is shared from the same place. */
export const BALANCE_WANTED = 'balance'

const DATA_PATH = pathOf('dataShare', { itemId: 'data-share' })
const PATHS: Readonly<Record<ShareKind, string>> = {
  DATA: DATA_PATH,
  VOICE: pathOf('voiceShare', { itemId: 'voice-share' }),
  BALANCE: `${DATA_PATH}?${BALANCE_WANTED}`,
}

/** In the address where somebody else is asked to share. */
export const ASK_WANTED = 'ask'

export const pathOfKind = (kind: ShareKind): string => PATHS[kind]

export const askPathOf = (kind: ShareKind): string =>
  `${PATHS[kind]}${kind === 'BALANCE' ? '&' : '?'}${ASK_WANTED}`

type Props = { readonly kind: ShareKind; readonly kinds: readonly ShareKind[] }

/** From one thing that can be shared to the next. */
export function KindTabs({ kind, kinds }: Props) {
  const { t } = useWords()
  return (
    <ChipRow label={t('sharing.kinds')}>
      {kinds.map((one) => (
        <ChipLink key={one} href={toHref(PATHS[one])} selected={one === kind}>
          {t(`sharing.kind.${one}`)}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
