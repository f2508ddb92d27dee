import type { CSSProperties } from 'react'
import type { FibreBill } from '#contracts/fibre-bills.ts'
import { formatInteger, formatKyat } from '#language/formats.ts'
import { formatMonth, shortMonth } from '#language/month-names.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { barOf, type BarPart } from './bill-parts.ts'
import styles from './why.module.css'

type Props = {
  readonly bill: FibreBill
  readonly before: FibreBill | null
  readonly was: NonNullable<FibreBill['before']>
}

/** The two bills under one another; what is not in both is hatched. */
export function WhyBars({ bill, before, was }: Props) {
  const { t, lang } = useWords()
  const most = Math.max(1, bill.total, was.total)
  const label = t('fibre.why.bars', {
    month: formatMonth(was.period, lang),
    amount: formatKyat(was.total, lang),
    thisMonth: formatMonth(bill.period, lang),
    thisAmount: formatKyat(bill.total, lang),
  })
  const rows = [
    {
      period: was.period,
      total: was.total,
      parts: before ? barOf(before, bill.total) : plain(was.total, bill.total),
    },
    { period: bill.period, total: bill.total, parts: barOf(bill, was.total) },
  ]
  return (
    <div role="img" aria-label={label} className={styles.bars}>
      {rows.map(({ period, total, parts }) => (
        <div key={period} className={styles.row}>
          <span>{shortMonth(period, lang)}</span>
          <span className={styles.bar}>
            {parts.map(({ kind, kyat }) => (
              <span
                key={kind}
                className={classNames(styles.part, styles[kind])}
                style={{ '--part': `${(kyat / most) * 100}%` } as CSSProperties}
              />
            ))}
          </span>
          <strong>{formatInteger(total)}</strong>
        </div>
      ))}
    </div>
  )
}

/** Only its sum is known. */
function plain(total: number, other: number): BarPart[] {
  const common = Math.min(total, other)
  const parts: BarPart[] = [
    { kind: 'plan', kyat: common },
    { kind: 'change', kyat: total - common },
  ]
  return parts.filter(({ kyat }) => kyat > 0)
}
