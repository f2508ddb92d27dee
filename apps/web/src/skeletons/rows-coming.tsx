import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './rows-coming.module.css'

/** Rows of a list before they come: each a small petal and two lines. */
export function RowsComing({ rows }: { readonly rows: number }) {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.face}>
            <Skeleton height="44px" width="44px" />
          </span>
          <span className={styles.words}>
            <Skeleton shape="line" width={`${64 - (row % 3) * 12}%`} />
            <Skeleton shape="line" width={`${40 - (row % 2) * 8}%`} />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  )
}
