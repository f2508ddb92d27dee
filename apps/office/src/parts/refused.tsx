import { NO_ANSWER, type Refusal } from '../api/refusal.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './refused.module.css'

/** Why it did not happen, where it was asked for. */
export function Refused({ refusal }: { refusal: Refusal | null }) {
  const words = useWords()
  if (!refusal) return null
  const said =
    refusal.code === NO_ANSWER ? words('refused.noAnswer') : refusal.message || words('refused.unknown')
  return (
    <div role="alert" className={styles.refused} data-code={refusal.code}>
      <p>{said}</p>
      {refusal.fieldErrors.map(({ field, message, messageMm }) => (
        <p key={`${field} ${message}`}>
          {words('refused.field', { field, said: words('lang') === 'my' ? messageMm : message })}
        </p>
      ))}
      {refusal.status >= 500 && refusal.requestId ? (
        <p className={styles.id}>{words('refused.id', { id: refusal.requestId })}</p>
      ) : null}
    </div>
  )
}
