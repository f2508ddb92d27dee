import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type Tone = 'plain' | 'ok' | 'warn' | 'bad'

/** A state in a word; the colour only repeats it. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles[tone]}>{children}</span>
)
