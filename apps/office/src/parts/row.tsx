import type { ReactNode } from 'react'
import styles from './row.module.css'

/** Things beside each other with a little room. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** Work on the left, what belongs to it on the right. */
export const Split = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <div className={styles.split}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{side}</div>
  </div>
)
