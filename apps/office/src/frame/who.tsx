import { setStaffLanguage } from '#contracts/staff/session.ts'
import { useGetIdentity, useLocaleState, useLogout } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import { useRoles } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './who.module.css'

/** Who is signed in, in which language, and the way out. */
export function Who() {
  const words = useWords()
  const { data } = useGetIdentity()
  const roles = useRoles()
  const leave = useLogout()
  const [lang, setLang] = useLocaleState()
  const { run } = useChange(setStaffLanguage)
  const other = lang === 'my' ? 'en' : 'my'
  const name = data?.fullName ?? ''
  return (
    <div className={styles.who}>
      <div className={styles.person}>
        <span className={styles.letter} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <span>
          <b>{name}</b>
          <small>{roles.map((role) => words(`role.${role}`)).join(', ')}</small>
        </span>
      </div>
      <div className={styles.acts}>
        <button
          type="button"
          lang={other}
          onClick={() => {
            setLang(other)
            void run({ body: { lang: other } })
          }}
        >
          {other === 'my' ? 'မြန်မာ' : 'English'}
        </button>
        <button type="button" onClick={() => void leave()}>
          {words('frame.signOut')}
        </button>
      </div>
    </div>
  )
}
