import { classNames } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons/check.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { STEPS } from './check-draft.ts'
import styles from './step-marks.module.css'

/** Where somebody is, in petals; the names fit a phone. */
export function StepMarks({ index }: { readonly index: number }) {
  const { t } = useWords()
  return (
    <ol className={styles.steps} aria-label={t('fibre.order.step', { n: index + 1, of: STEPS.length })}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={classNames(styles.step, at < index && styles.done, at === index && styles.now)}
          aria-current={at === index ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {at < index ? <CheckIcon size={16} /> : at + 1}
          </span>
          <span className={styles.name}>{t(`fibre.order.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
