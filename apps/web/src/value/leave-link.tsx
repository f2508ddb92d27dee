import { useWords } from '../i18n/use-words.ts'
import styles from './result.module.css'

/** Out of a result: what leads on is the button, this is only a link. */
export function LeaveLink({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useWords()
  return (
    <button type="button" className={styles.leave} onClick={onLeave}>
      {t('purchases.close')}
    </button>
  )
}
