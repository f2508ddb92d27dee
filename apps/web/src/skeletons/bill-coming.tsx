import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './bill-coming.module.css'

const ROWS = [34, 46, 28, 40]

/** A bill before its figures come: names on one side, amounts on the other, and the button. */
export function BillComing() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      {ROWS.map((wide) => (
        <div key={wide} className={styles.row}>
          <Skeleton shape="line" width={`${wide}%`} />
          <Skeleton shape="line" width="24%" />
        </div>
      ))}
      <div className={styles.button}>
        <Skeleton shape="pill" height="48px" />
      </div>
    </SkeletonGroup>
  )
}
