import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './meter.module.css'

export type MeterProps = {
  /** What is left, 0 to 1; anything above nothing is drawn wide enough to be seen. */
  share: number
  tone?: 'use' | 'minutes' | 'messages' | 'days' | 'own'
}

const SMALLEST_PERCENT = 4

/** A bar for the glance, beside figures that say the same. */
export function Meter({ share, tone = 'use' }: MeterProps) {
  const percent = share > 0 ? Math.min(100, Math.max(SMALLEST_PERCENT, share * 100)) : 0
  return (
    <span className={styles.meter} aria-hidden="true">
      <span
        className={classNames(styles.bar, styles[tone])}
        style={{ '--long': `${percent}%` } as CSSProperties}
      />
    </span>
  )
}
