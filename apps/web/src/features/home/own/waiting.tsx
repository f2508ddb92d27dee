import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import styles from './waiting.module.css'

/** In the shape of what comes: the cloth, the flower with its figure, the shelf. */
export function OwnHomeWaiting({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.waiting}>
      <span className={styles.cloth}>
        <Skeleton height="224px" />
      </span>
      <span className={styles.flower}>
        <Skeleton height="272px" />
      </span>
    </SkeletonGroup>
  )
}
