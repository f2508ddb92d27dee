import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './footer.module.css'

const COLUMNS = [0, 1, 2, 3, 4]
const LINES = [0, 1, 2, 3, 4]

/** As many columns and lines as usually come, so that nothing below it moves. */
export function FooterSkeleton({ compact }: { compact: boolean }) {
  const { t } = useWords()
  return (
    <div className={styles.shade} data-skeleton="footer">
      <SkeletonGroup label={t('skeleton.loading')}>
        <div className={compact ? styles.lists : styles.columns}>
          {COLUMNS.map((column) => (
            <div key={column} className={compact ? styles.foldShade : undefined}>
              <Skeleton shape="line" width="60%" />
              {!compact &&
                LINES.map((line) => (
                  <Skeleton key={line} shape="line" width={`${85 - line * 8}%`} height="14px" />
                ))}
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}
