import { Button } from '#ui/button/button.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { LogOutIcon } from '#ui/icons/log-out.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useSession } from '../../session/session-store.ts'
import { signOut } from '../sign-out.ts'
import { Dropdown } from './dropdown.tsx'
import { goToLogIn } from './go-to-log-in.ts'
import styles from './dropdown.module.css'

/** Signed out: the login button. Signed in: the username, with the way out behind it. */
export function AccountMenu() {
  const { t } = useWords()
  const session = useSession()
  if (session.state === 'anonymous') {
    return (
      <Button size="small" icon={LogInIcon} onClick={goToLogIn}>
        {t('session.logIn')}
      </Button>
    )
  }
  return (
    <Dropdown
      align="end"
      face={
        <>
          <UserIcon size={20} />
          {session.username}
        </>
      }
    >
      {() => (
        <>
          <a href={toHref(pathOf('myid'))} className={styles.item}>
            <UserIcon size={18} />
            {t('session.myAccount')}
          </a>
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <LogOutIcon size={18} />
            {t('session.logOut')}
          </button>
        </>
      )}
    </Dropdown>
  )
}
