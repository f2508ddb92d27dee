import type { ReactNode } from 'react'
import styles from './stat.module.css'

export type StatProps = { value: ReactNode; label: ReactNode; note?: ReactNode }

/** One figure worth a glance. Several of them stand in a `StatRow`. */
export function Stat({ value, label, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <dl className={styles.row}>{children}</dl>
}
