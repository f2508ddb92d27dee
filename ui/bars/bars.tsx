import type { ReactNode } from 'react'
import styles from './bars.module.css'

export type Bar = { id: string; label: ReactNode; amount: number; text: string }

/** A few amounts side by side, each with its figure: the drawing adds nothing that is not written. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map((bar) => bar.amount))
  return (
    <ul aria-label={label} className={styles.bars}>
      {bars.map((bar) => (
        <li key={bar.id} className={styles.column}>
          <span className={styles.text}>{bar.text}</span>
          <span className={styles.well} aria-hidden="true">
            <span className={styles.bar} style={{ height: `${(Math.max(0, bar.amount) / most) * 100}%` }} />
          </span>
          <span className={styles.label}>{bar.label}</span>
        </li>
      ))}
    </ul>
  )
}
