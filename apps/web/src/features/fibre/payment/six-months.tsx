import type { CSSProperties } from 'react'
import type { FibreBill } from '#contracts/fibre-bills.ts'
import { formatKyat } from '#language/formats.ts'
import { formatMonth, shortMonth } from '#language/month-names.ts'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../../i18n/use-words.ts'
import styles from './six-months.module.css'

type Props = { readonly bills: readonly FibreBill[]; readonly bill: FibreBill }

const MONTHS = 6
const SMALLEST_PERCENT = 4

const thousands = (kyat: number): string => (kyat / 1000).toFixed(1)

/** The last six side by side, the one that is looked at dark; figures in thousands, and in full for readers. */
export function SixMonths({ bills, bill }: Props) {
  const { t, lang } = useWords()
  const last = bills.slice(0, MONTHS).reverse()
  if (last.length < 2) return null
  const most = Math.max(1, ...last.map(({ total }) => total))
  const label = last
    .map(({ period, total }) => `${formatMonth(period, lang)} ${formatKyat(total, lang)}`)
    .join(lang === 'my' ? '၊ ' : ', ')
  const open = last.filter(({ due }) => due > 0).length
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('fibre.bills.months', { count: last.length })}</h2>
      <div role="img" aria-label={label} className={styles.chart}>
        {last.map(({ billNo, period, total }) => (
          <div key={billNo} className={classNames(styles.month, billNo === bill.billNo && styles.shown)}>
            <span>{thousands(total)}</span>
            <span className={styles.well}>
              <span
                className={styles.bar}
                style={{ '--high': `${Math.max(SMALLEST_PERCENT, (total / most) * 100)}%` } as CSSProperties}
              />
            </span>
            <span>{shortMonth(period, lang)}</span>
          </div>
        ))}
      </div>
      <p className={styles.soft}>
        {t('fibre.bills.thousands')}{' '}
        {open === 0 ? t('fibre.bills.allPaid') : t('fibre.bills.open', { count: open })}
      </p>
    </Card>
  )
}
