import { useWords } from '../../../i18n/use-words.ts'

/** What the book of contracts charges or gives once, by its code. */
const NAMES = {
  EXTRA_CABLE: 'fibre.oneOff.EXTRA_CABLE',
  INSTALL: 'fibre.oneOff.INSTALL',
  MOVE_ROUTER: 'fibre.oneOff.MOVE_ROUTER',
  NEW_ROUTER: 'fibre.oneOff.NEW_ROUTER',
  OUTAGE: 'fibre.oneOff.OUTAGE',
  POINTS: 'fibre.oneOff.POINTS',
} as const

/** One that the book knows and we do not is at least told apart by whether it takes or gives. */
export function useOneOffName(): (code: string, kind: 'ONE_OFF' | 'CREDIT') => string {
  const { t } = useWords()
  return (code, kind) => t(NAMES[code as keyof typeof NAMES] ?? `fibre.billLine.${kind}`)
}
