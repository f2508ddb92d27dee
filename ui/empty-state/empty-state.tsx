import type { ReactNode } from 'react'
import type { Icon } from '../icons/draw-icon.tsx'
import { SearchIcon } from '../icons/search.tsx'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  icon?: Icon
  /** The next step: an empty page never ends there. */
  actions?: ReactNode
}

export function EmptyState({ title, text, icon: Face = SearchIcon, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.petal}>
        <Face size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
