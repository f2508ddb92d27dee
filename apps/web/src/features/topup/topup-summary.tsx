import type { ReactNode } from 'react'
import { formatKyat } from '#language/formats.ts'
import { topupCredit } from '#contracts/payments.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import styles from './topup.module.css'

type Props = {
  readonly kyat: number
  readonly taxPct: number
  /** Of the own line, where it is the one that grows and its balance is known. */
  readonly balance: number | null
  /** The button and what it says besides. */
  readonly children: ReactNode
}

/** What is paid, what of it is tax, what arrives: all of it before anybody pays. */
export function TopupSummary({ kyat, taxPct, balance, children }: Props) {
  const { t, lang } = useWords()
  const credit = topupCredit(kyat, taxPct)
  const text = (amount: number) => formatKyat(amount, lang)
  const slots = { pay: text(kyat), credit: text(credit), tax: text(kyat - credit) }
  const then =
    balance === null ? [] : [{ name: t('topup.then'), value: text(balance + credit), strong: true }]
  return (
    <aside className={styles.summary} aria-label={t('topup.summary')}>
      <h2 className={styles.summaryTitle}>{t('topup.summary')}</h2>
      <div className={styles.bill} aria-live="polite">
        {kyat > 0 && (
          <>
            <p className={styles.line}>{t('topup.line', slots)}</p>
            <div className={styles.facts}>
              <Facts
                facts={[
                  { name: t('topup.youPay'), value: slots.pay },
                  { name: t('topup.tax', { pct: String(taxPct) }), value: `−${slots.tax}` },
                  {
                    name: t('topup.gets'),
                    value: <span className={styles.gets}>+{slots.credit}</span>,
                    strong: true,
                  },
                  ...then,
                ]}
              />
            </div>
          </>
        )}
      </div>
      {children}
    </aside>
  )
}
