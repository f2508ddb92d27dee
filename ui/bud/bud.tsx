import { classNames } from '../class-names.ts'
import styles from './bud.module.css'

/** Waiting, or nothing there yet: a closed flower. It breathes while something is under way. */
export function Bud({ breathes = false }: { breathes?: boolean }) {
  return (
    <svg viewBox="-40 -60 80 110" aria-hidden="true" focusable="false" className={styles.bud}>
      <path d="M0 46C-3 30-10 24-22 20M0 46C2 34 10 30 20 30" className={styles.stem} />
      <g className={classNames(breathes && styles.breathes)}>
        <path d="M0 24C-28 8-26-32 0-54 26-32 28 8 0 24z" className={styles.outer} />
        <path d="M0 24C-16 6-14-30 0-54 14-30 16 6 0 24z" className={styles.inner} />
        <path d="M0 20C-3-6-2-28 0-44" className={styles.vein} />
      </g>
    </svg>
  )
}
