import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './list-waiting.module.css'

export function ListWaiting({ rows, heightPx }: { rows: number; heightPx: number }) {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      <div className={styles.list}>
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} height={`${heightPx}px`} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
