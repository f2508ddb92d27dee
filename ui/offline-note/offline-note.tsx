import type { ReactNode } from 'react'
import { OfflineIcon } from '../icons/offline.tsx'
import styles from './offline-note.module.css'

/** Says that a saved copy is shown, and from when. */
export function OfflineNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.note}>
      <OfflineIcon size={18} className={styles.icon} />
      <span>{children}</span>
    </p>
  )
}
