import type { FibreBill } from '#contracts/fibre-bills.ts'
import { formatKyat } from '#language/formats.ts'
import { formatMonth } from '#language/month-names.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { paymentPath } from './payment-address.ts'
import styles from './bill-list.module.css'

const TONES: Readonly<Record<FibreBill['status'], NonNullable<BadgeProps['tone']>>> = {
  DUE: 'warning',
  OVERDUE: 'danger',
  PAID: 'success',
  PAID_AHEAD: 'success',
}

type Props = {
  readonly bills: readonly FibreBill[]
  readonly shown: FibreBill
  readonly onMore?: () => void
}

/** Every bill; one press opens it with its reasons. */
export function BillList({ bills, shown, onMore }: Props) {
  const { t, lang } = useWords()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('fibre.bills.all')}</h2>
      <ul className={styles.list}>
        {bills.map((bill) => (
          <li key={bill.billNo}>
            <a
              href={toHref(paymentPath({ contract: bill.contractNo, bill: bill.billNo }))}
              className={classNames(styles.bill, bill === shown && styles.shown)}
              aria-current={bill === shown || undefined}
            >
              <span className={styles.month}>
                {formatMonth(bill.period, lang)} {bill.period.slice(0, 4)}
              </span>
              <Badge tone={TONES[bill.status]}>{t(`fibre.billStatus.${bill.status}`)}</Badge>
              <span className={styles.amount}>{formatKyat(bill.total, lang)}</span>
              <ChevronRightIcon size={20} />
            </a>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="secondary" onClick={onMore}>
          {t('fibre.bills.more')}
        </Button>
      )}
    </section>
  )
}
