import type { VasPackage } from '#contracts/packages.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { MOST_COMPARED } from './compared.ts'
import { PackageCard } from '../../catalogue/package-card.tsx'
import styles from './package-list.module.css'

type Props = {
  readonly packages: readonly VasPackage[]
  readonly compared: readonly string[]
  readonly onCompare: (code: string) => void
  readonly onClear: () => void
}

export function PackageList({ packages, compared, onCompare, onClear }: Props) {
  const { t } = useWords()
  if (packages.length === 0)
    return (
      <EmptyState
        icon={PackageIcon}
        title={t('packages.emptyTitle')}
        text={t('packages.emptyText')}
        actions={<Button onClick={onClear}>{t('packages.clear')}</Button>}
      />
    )
  return (
    <ul className={styles.list}>
      {packages.map((one) => (
        <li key={one.id}>
          <PackageCard
            vasPackage={one}
            compare={{
              ticked: compared.includes(one.id),
              full: compared.length >= MOST_COMPARED,
              onTick: () => onCompare(one.id),
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** As many shapes as the first screen shows, each as tall as a card. */
const SHAPES = [0, 1, 2, 3, 4, 5]

export function PackageListWaiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.waiting}>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} height="216px" />
      ))}
    </SkeletonGroup>
  )
}
