import { useWords } from '../i18n/use-words.ts'
import styles from './skip-link.module.css'

export const MAIN_ID = 'main'

/** A button, not a link: everything behind `#` is an address of the app. */
export function SkipLink() {
  const { t } = useWords()
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById(MAIN_ID)?.focus()}>
      {t('frame.skipToContent')}
    </button>
  )
}
