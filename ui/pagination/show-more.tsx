import { Button } from '../button/button.tsx'
import styles from './pagination.module.css'

export type ShowMoreProps = {
  label: string
  /** "8 of 24" */
  progress?: string
  onMore: () => void
  loading?: boolean
  /** Everything is shown: only the progress stays. */
  done?: boolean
}

export function ShowMore({ label, progress, onMore, loading = false, done = false }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      {progress && (
        <p role="status" className={styles.progress}>
          {progress}
        </p>
      )}
      {!done && (
        <Button variant="secondary" loading={loading} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  )
}
