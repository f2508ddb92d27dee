import type { ReactNode } from 'react'
import { Bud } from '../bud/bud.tsx'
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
      <div className={styles.figure}>
        <Bud />
        <span className={styles.petal}>
          <Face size={22} />
        </span>
      </div>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
