import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './ring.module.css'

export type RingProps = {
  /** What is left, 0 to 1. */
  share: number
  /** The figure in the middle: "2.6 GB". */
  value: ReactNode
  /** Under it: "of 5 GB". */
  of?: ReactNode
  /** Beside a large ring, below a small one. */
  label: ReactNode
  note?: ReactNode
  /** It ends soon: the note is said more loudly. */
  soon?: boolean
  size?: 'large' | 'small'
  tone?: 'use' | 'minutes' | 'messages'
}

const RADIUS = 45
const ROUND = 2 * Math.PI * RADIUS

/** What is left of an allowance. The words say it all; the ring is for the glance. */
export function Ring({
  share,
  value,
  of,
  label,
  note,
  soon = false,
  size = 'small',
  tone = 'use',
}: RingProps) {
  const left = Math.min(1, Math.max(0, share))
  return (
    <div className={classNames(styles.ring, styles[size])}>
      <div className={styles.dial}>
        <svg viewBox="0 0 100 100" className={styles.drawing} aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r={RADIUS} className={styles.groove} />
          {left > 0 && (
            <circle
              cx="50"
              cy="50"
              r={RADIUS}
              className={classNames(styles.arc, styles[tone])}
              strokeDasharray={`${left * ROUND} ${ROUND}`}
            />
          )}
        </svg>
        <p className={styles.figure}>
          <span className={styles.value}>{value}</span> {of && <span className={styles.of}>{of}</span>}
        </p>
      </div>
      <p className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        {note && <span className={classNames(styles.note, soon && styles.soon)}>{note}</span>}
      </p>
    </div>
  )
}
