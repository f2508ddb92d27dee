import type { VasPackage } from '#contracts/packages.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { CompareTickProps } from '../../catalogue/compare-tick.tsx'
import { PackageCard } from '../../catalogue/package-card.tsx'
import type { OwnFacts } from '../../line/use-own-facts.ts'
import styles from './package-list.module.css'

/** Four in a row, unless three leave fewer holes or a single one would stand alone. */
const inThrees = (count: number) => count % 4 !== 0 && (count % 3 === 0 || count % 4 === 1)

/** How a card is chosen; undefined while nothing is compared. */
export type Comparing = (id: string) => Omit<CompareTickProps, 'name'> | undefined

export type ShelfProps = {
  readonly packages: readonly VasPackage[]
  readonly own: OwnFacts
  readonly compare: Comparing
}

export function PackageList({ packages, own, compare }: ShelfProps) {
  return (
    <ul className={classNames(styles.list, inThrees(packages.length) && styles.threes)}>
      {packages.map((one) => (
        <li key={one.id}>
          <PackageCard vasPackage={one} own={own} compare={compare(one.id)} />
        </li>
      ))}
    </ul>
  )
}

/** As many shapes as the first screen shows, each as tall as a card. */
const SHAPES = [0, 1, 2, 3, 4, 5, 6, 7]

export function PackageListWaiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.waiting}>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} height="var(--card-height)" />
      ))}
    </SkeletonGroup>
  )
}
