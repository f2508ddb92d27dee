import type { PriceLine } from '#contracts/price-line.ts'
import { formatKyat } from '#language/formats.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { Fact } from '../../value/facts.tsx'
import { useAddOnName } from './use-add-on-name.ts'

type Known = {
  /** What the installation would cost where it costs nothing. */
  readonly waived?: number | undefined
  readonly taxPct?: number
}

/** What a price is made of, line by line, with the sum last. */
export function usePriceFacts(lines: readonly PriceLine[], total: number, known: Known = {}): Fact[] {
  const { t, lang } = useWords()
  const addOnName = useAddOnName()
  const nameOf = ({ kind, code, qty }: PriceLine): string => {
    if (kind === 'MONTHLY') return t('fibre.months', { count: qty })
    if (kind === 'ADD_ON') return addOnName(code ?? '')
    if (kind === 'CABLE') return t('fibre.line.CABLE', { metres: qty })
    if (kind === 'TAX' && known.taxPct) return t('fibre.billLine.TAX', { percent: known.taxPct })
    return t(`fibre.line.${kind}`)
  }
  const free = known.waived
    ? [
        {
          name: t('fibre.line.INSTALL'),
          value: t('fibre.order.insteadOf', { amount: formatKyat(known.waived, lang) }),
        },
      ]
    : []
  const facts = lines.map((line) => ({ name: nameOf(line), value: realMinus(formatKyat(line.amount, lang)) }))
  const last = lines[lines.length - 1]?.kind === 'TAX' ? -1 : facts.length
  return [
    ...facts.slice(0, last),
    ...free,
    ...facts.slice(last),
    { name: t('fibre.total'), value: formatKyat(total, lang), strong: true },
  ]
}

const realMinus = (text: string): string => text.replace(/^-/, '−')
