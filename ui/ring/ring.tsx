import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './ring.module.css'

export type RingProps = {
  /** What is left, 0 to 1. */
  share: number
  /** The figure in the middle: "3.2". */
  value: ReactNode
  unit: ReactNode
  /** Under the ring: "of 5 GB · until Friday". */
  label: ReactNode
  tone?: 'brand' | 'success' | 'low'
}

const RADIUS = 52
const ROUND = 2 * Math.PI * RADIUS

/** What is left of an allowance. The words say it all; the ring is for the glance. */
export function Ring({ share, value, unit, label, tone = 'brand' }: RingProps) {
  const left = Math.min(1, Math.max(0, share))
  return (
    <div className={styles.ring}>
      <div className={styles.dial}>
        <svg viewBox="0 0 120 120" className={styles.drawing} aria-hidden="true" focusable="false">
          <circle cx="60" cy="60" r={RADIUS} className={styles.groove} />
          {left > 0 && (
            <circle
              cx="60"
              cy="60"
              r={RADIUS}
              className={classNames(styles.arc, styles[tone])}
              strokeDasharray={`${left * ROUND} ${ROUND}`}
            />
          )}
        </svg>
        <p className={styles.figure}>
          <span className={styles.value}>{value}</span> <span className={styles.unit}>{unit}</span>
        </p>
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  )
}
