import type { PriceLine } from '#contracts/price-line.ts'
import { formatKyat } from '#language/formats.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { Fact } from '../../value/facts.tsx'
import { useAddOnName } from './use-add-on-name.ts'

/** What a price is made of, line by line, with the sum last. */
export function usePriceFacts(lines: readonly PriceLine[], total: number): Fact[] {
  const { t, lang } = useWords()
  const addOnName = useAddOnName()
  const nameOf = ({ kind, code, qty }: PriceLine): string => {
    if (kind === 'MONTHLY') return t('fibre.months', { count: qty })
    if (kind === 'ADD_ON') return addOnName(code ?? '')
    if (kind === 'CABLE') return t('fibre.line.CABLE', { metres: qty })
    return t(`fibre.line.${kind}`)
  }
  return [
    ...lines.map((line) => ({ name: nameOf(line), value: formatKyat(line.amount, lang) })),
    { name: t('fibre.total'), value: formatKyat(total, lang), strong: true },
  ]
}
