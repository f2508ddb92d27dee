import styles from './countdown.module.css'

const RADIUS = 15
const ROUND = 2 * Math.PI * RADIUS

/** How much of a time is left, 0 to 1, beside words that say it. */
export function Countdown({ share }: { share: number }) {
  const left = Math.min(1, Math.max(0, share)) * ROUND
  return (
    <svg viewBox="0 0 36 36" width="32" height="32" aria-hidden="true" className={styles.countdown}>
      <circle cx="18" cy="18" r={RADIUS} className={styles.groove} />
      <circle cx="18" cy="18" r={RADIUS} className={styles.left} strokeDasharray={`${left} ${ROUND}`} />
    </svg>
  )
}
