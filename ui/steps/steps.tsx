import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons/check.tsx'
import styles from './steps.module.css'

export type StepsProps = {
  /** "Step 2 of 4: Your address": read, and shown on a phone where the names do not fit. */
  label: string
  steps: readonly string[]
  /** Counted from 0. */
  current: number
}

/** Where somebody is in a form of several pages. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <div className={styles.steps}>
      <p className={styles.label}>{label}</p>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classNames(
              styles.step,
              index < current && styles.done,
              index === current && styles.current,
            )}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index < current ? <CheckIcon size={16} /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
