import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { DeleteAccount } from '../../features/privacy/delete-account.tsx'
import { OwnChoices } from '../../features/privacy/own-choices.tsx'
import { OwnData } from '../../features/privacy/own-data.tsx'
import { useSession } from '../../session/session-store.ts'
import { Trail } from '../../service/trail.tsx'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'
import { OwnPasskeys } from '../../features/identity/own-passkeys.tsx'
import { OwnSessions } from '../../features/identity/own-sessions.tsx'
import styles from './settings-page.module.css'

/** Combines two features, which may not import each other: only the app may do that. */
export function Page() {
  const { t } = useWords()
  const session = useSession()
  const title = t('routes.myidSettings.title')
  return (
    <PageWidth narrow className={styles.page}>
      <Trail routeId="myidSettings" title={title} under="myid" />
      <PageHeading title={title} />
      <p className={styles.lead}>{t('identity.settingsLead')}</p>
      {session.state === 'signedIn' ? (
        <>
          <OwnChoices />
          <OwnSessions />
          <OwnPasskeys />
          <OwnData />
          <DeleteAccount />
        </>
      ) : (
        <EmptyState
          icon={LockIcon}
          title={t('identity.signInFirst')}
          actions={
            <Button icon={LogInIcon} onClick={goToLogIn}>
              {t('session.logIn')}
            </Button>
          }
        />
      )}
    </PageWidth>
  )
}
