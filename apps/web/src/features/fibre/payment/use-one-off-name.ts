import { useWords } from '../../../i18n/use-words.ts'

/** What the book of contracts charges or gives once, by its code. */
const NAMES = {
  EXTRA_CABLE: 'fibre.oneOff.EXTRA_CABLE',
  INSTALL: 'fibre.oneOff.INSTALL',
  MOVE: 'fibre.oneOff.MOVE',
  ROUTER: 'fibre.oneOff.ROUTER',
  OUTAGE: 'fibre.oneOff.OUTAGE',
} as const

export function useOneOffName(): (code: string) => string {
  const { t } = useWords()
  return (code) => t(NAMES[code as keyof typeof NAMES] ?? 'fibre.billLine.ONE_OFF')
}
