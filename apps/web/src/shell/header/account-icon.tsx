import { UserIcon } from '#ui/icons/user.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useSession } from '../../session/session-store.ts'
import { goToLogIn } from './go-to-log-in.ts'
import styles from './header.module.css'

/** On a phone: the way in, or one's own place in the colours of one's own. The menu has the way out. */
export function AccountIcon() {
  const { t } = useWords()
  if (useSession().state === 'anonymous') {
    return (
      <button type="button" className={styles.iconButton} aria-label={t('session.logIn')} onClick={goToLogIn}>
        <UserIcon size={22} />
      </button>
    )
  }
  return (
    <a href={toHref(pathOf('myid'))} className={styles.iconButton} aria-label={t('session.myAccount')}>
      <span className={styles.petal}>
        <UserIcon size={20} />
      </span>
    </a>
  )
}
