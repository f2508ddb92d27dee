import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type Tone = 'plain' | 'ok' | 'warn' | 'bad'

type Props = {
  readonly tone?: Tone
  /** More than a word or two: takes a second line where there is no room. */
  readonly long?: boolean
  readonly children: ReactNode
}

/** A state in a word; the colour only repeats it. */
export const Tag = ({ tone = 'plain', long = false, children }: Props) => (
  <span className={long ? `${styles[tone]} ${styles['long']}` : styles[tone]}>{children}</span>
)
