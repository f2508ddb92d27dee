import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './price.module.css'

export type PriceProps = {
  amountKyat: number
  /** "Ks" or "ကျပ်". */
  unit: string
  /** The price before an offer, with the words a reader hears in front of it. */
  was?: { amountKyat: number; label: string }
  /** "per month" */
  per?: ReactNode
  size?: 'normal' | 'large'
}

export function Price({ amountKyat, unit, was, per, size = 'normal' }: PriceProps) {
  return (
    <p className={classNames(styles.price, size === 'large' && styles.large)}>
      {was && (
        <del className={styles.was}>
          <span className="visually-hidden">{was.label} </span>
          {groupThousands(was.amountKyat)}
        </del>
      )}
      <span className={styles.amount}>{groupThousands(amountKyat)}</span>
      <span className={styles.unit}>{unit}</span>
      {per && <span className={styles.per}>{per}</span>}
    </p>
  )
}

/** Kyat are whole; `Intl` is not asked because browsers answer differently for Burmese. */
export function groupThousands(amount: number): string {
  const digits = Math.trunc(Math.abs(amount)).toString()
  return (amount < 0 ? '-' : '') + digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
