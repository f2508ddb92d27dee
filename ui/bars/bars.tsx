import type { CSSProperties, ReactNode } from 'react'
import styles from './bars.module.css'

export type Bar = { id: string; label: ReactNode; amount: number; text: string }

/**
 * A few amounts side by side, each with its figure: the drawing adds nothing that is not written. They lie on
 * a phone, where the names of Burmese months do not fit under a column, and stand where there is room.
 */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map((bar) => bar.amount))
  return (
    <ul aria-label={label} className={styles.bars}>
      {bars.map((bar) => (
        <li key={bar.id} className={styles.line}>
          <span className={styles.label}>{bar.label}</span>
          <span className={styles.well} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ '--length': `${(Math.max(0, bar.amount) / most) * 100}%` } as CSSProperties}
            />
          </span>
          <span className={styles.text}>{bar.text}</span>
        </li>
      ))}
    </ul>
  )
}
