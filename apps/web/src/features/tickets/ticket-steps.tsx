import type { TicketStatus } from '#contracts/tickets.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../i18n/use-words.ts'
import { STATES, STEPS } from './ticket-state.ts'
import styles from './thread.module.css'

/** Sent, read, at work, solved: how far it has come. */
export function TicketSteps({ status }: { readonly status: TicketStatus }) {
  const { t } = useWords()
  const { steps } = STATES[status]
  if (steps === 0) return null
  return (
    <ol className={styles.steps} aria-label={t('tickets.step', { step: steps, of: STEPS.length })}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={classNames(styles.step, at < steps && styles.done)}
          aria-current={at === steps - 1 ? 'step' : undefined}
        >
          {t(`tickets.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
