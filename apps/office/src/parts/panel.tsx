import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode; className?: string | undefined }

export function Panel({ title, aside, children, className }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={[styles.panel, className].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
