import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import styles from './day-chart.module.css'

export type ChartDay = {
  readonly id: string
  readonly amount: number
  /** The past is light, what belongs to the current package dark, what may come dashed. */
  readonly kind: 'past' | 'current' | 'next'
  /** Under the bar; a few of them are enough. */
  readonly mark?: string
  /** Said more loudly: today, or the day it ends. */
  readonly loud?: 'plain' | 'warm'
}

export type DayChartProps = {
  /** What the picture shows, with its figures: nobody needs to see it to know. */
  readonly label: string
  readonly days: readonly ChartDay[]
  /** One line to compare with. */
  readonly reference: { readonly amount: number; readonly text: string }
}

const SMALLEST_PERCENT = 4

/** A month day by day. The sentence above it says the result; this is for the eye. */
export function DayChart({ label, days, reference }: DayChartProps) {
  const most = Math.max(reference.amount * 1.2, ...days.map(({ amount }) => amount))
  const high = (amount: number) => (amount === 0 ? 0 : Math.max(SMALLEST_PERCENT, (amount / most) * 100))
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <div className={styles.plot}>
        <span className={styles.reference} style={{ '--at': `${high(reference.amount)}%` } as CSSProperties}>
          <span>{reference.text}</span>
        </span>
        {days.map(({ id, amount, kind }) => (
          <span
            key={id}
            className={classNames(styles.bar, styles[kind])}
            style={{ '--high': `${high(amount)}%` } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.axis}>
        {days.map(({ id, mark, loud }, index) =>
          mark === undefined ? null : (
            <span
              key={id}
              className={classNames(styles.mark, loud && styles[loud], sideOf(index, days.length))}
              style={{ '--left': `${((index + 0.5) / days.length) * 100}%` } as CSSProperties}
            >
              {mark}
            </span>
          ),
        )}
      </div>
    </div>
  )
}

/** Words at an edge stand inside it. */
function sideOf(index: number, count: number): string | undefined {
  if (index < count * 0.12) return styles.first
  return index > count * 0.88 ? styles.last : undefined
}
