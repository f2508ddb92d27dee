import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { useWords } from '../../../i18n/use-words.ts'
import styles from './own-home.module.css'

export function HistoryLink() {
  const { t } = useWords()
  return (
    <a href={toHref(pathOf('myidHistory'))} className={styles.onCloth}>
      {t('routes.myidHistory.title')}
    </a>
  )
}
