import type { FibreBill } from '#contracts/fibre-bills.ts'
import { formatInteger } from '#language/formats.ts'
import { formatMonth } from '#language/month-names.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { useAddOnName } from '../use-add-on-name.ts'
import { billParts, type BillPart } from './bill-parts.ts'
import { useOneOffName } from './use-one-off-name.ts'
import styles from './why.module.css'

type Props = { readonly bill: FibreBill; readonly before: FibreBill | null }

/** Every line, with the colour it has in the bars, and what became of it. */
export function BillLines({ bill, before }: Props) {
  const { t, lang } = useWords()
  const nameOf = useLineName(bill)
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">
        {t('fibre.bills.of', { month: formatMonth(bill.period, lang) })}
      </caption>
      <tbody>
        {billParts(bill, before).map((part) => (
          <tr key={`${part.line.kind} ${part.line.code}`}>
            <th scope="row">
              <span aria-hidden="true" className={classNames(styles.key, styles[colourOf(part)])} />
              {nameOf(part.line)}
            </th>
            <td className={styles.figure}>{formatInteger(part.line.amount)}</td>
            {before && (
              <td className={styles.figure}>
                <Change part={part} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function colourOf({ line, isNew }: BillPart): 'plan' | 'tax' | 'change' | 'none' {
  if (isNew && line.amount > 0) return 'change'
  if (line.kind === 'TAX') return 'tax'
  return line.amount > 0 ? 'plan' : 'none'
}

function Change({ part: { change, isNew } }: { readonly part: BillPart }) {
  const { t } = useWords()
  if (isNew) return <span className={styles.new}>{t('fibre.bills.new')}</span>
  if (change === null) return null
  if (change === 0) return <span className={styles.soft}>{t('fibre.bills.same')}</span>
  return (
    <span className={styles.more}>
      {change > 0 ? '+' : '−'}
      {formatInteger(Math.abs(change))}
    </span>
  )
}

function useLineName(bill: FibreBill): (line: FibreBill['lines'][number]) => string {
  const { t, pick } = useWords()
  const addOnName = useAddOnName()
  const oneOffName = useOneOffName()
  return ({ kind, code, qty }) => {
    switch (kind) {
      case 'FEE':
        return pick(bill.packageName, bill.packageNameMm).text
      case 'ADD_ON':
        return addOnName(code)
      case 'ONE_OFF':
      case 'CREDIT':
        return oneOffName(code, kind)
      case 'PART_OF_MONTH':
        return t('fibre.billLine.PART_OF_MONTH', { days: qty })
      case 'TAX':
        return t('fibre.billLine.TAX', { percent: bill.taxPct })
      case 'DISCOUNT':
      case 'PAID_AHEAD':
        return t(`fibre.billLine.${kind}`)
    }
  }
}
