import { PageWidth } from '#ui/layout/layout.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useBreakpoint } from '../page/breakpoint.ts'
import { useWords } from '../i18n/use-words.ts'
import { LAYOUTS } from './layouts.tsx'
import type { SkeletonLabel } from '../navigation/skeleton-label.ts'
import styles from './page-skeleton.module.css'

/** Holds the place of a page until it comes. The label chooses the layout, the breakpoint its arrangement. */
export function PageSkeleton({ label }: { label: SkeletonLabel }) {
  const { t } = useWords()
  const breakpoint = useBreakpoint()
  return (
    <PageWidth>
      <div className={styles.page} data-skeleton={label} data-breakpoint={breakpoint}>
        <SkeletonGroup label={t('skeleton.loading')} className={styles.stack}>
          {LAYOUTS[label](breakpoint)}
        </SkeletonGroup>
      </div>
    </PageWidth>
  )
}
