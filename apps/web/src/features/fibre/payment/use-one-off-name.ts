import { useWords } from '../../../i18n/use-words.ts'

/** What the book of contracts charges or gives once, by its code. */
const NAMES = {
  EXTRA_CABLE: 'fibre.oneOff.EXTRA_CABLE',
  INSTALL: 'fibre.oneOff.INSTALL',
  MOVE_ROUTER: 'fibre.oneOff.MOVE_ROUTER',
  NEW_ROUTER: 'fibre.oneOff.NEW_ROUTER',
  OUTAGE: 'fibre.oneOff.OUTAGE',
} as const

export function useOneOffName(): (code: string) => string {
  const { t } = useWords()
  return (code) => t(NAMES[code as keyof typeof NAMES] ?? 'fibre.billLine.ONE_OFF')
}
