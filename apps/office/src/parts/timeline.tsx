import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export type Point = {
  readonly key: string
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly is: 'done' | 'now' | 'next'
}

/** What happened, in order; a petal is full when it is over. */
export const Timeline = ({ points }: { points: readonly Point[] }) => (
  <ol className={styles.line}>
    {points.map(({ key, title, text, is }) => (
      <li key={key} className={styles[is]}>
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
      </li>
    ))}
  </ol>
)
