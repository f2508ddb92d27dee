import type { SessionView } from '#contracts/identity.ts'
import { Button } from '#ui/button/button.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useHydrated } from '../../first-paint/use-hydrated.ts'
import { useWords } from '../../i18n/use-words.ts'
import { hasPasskeys } from '../../proof/has-passkeys.ts'
import { Problem } from '../../codes/problem.tsx'
import { useOnline } from '../../codes/use-online.ts'
import { usePasskeySignIn } from './use-passkey.ts'
import styles from './log-in-page.module.css'

/** Sign-in without an SMS, for browsers with passkeys. */
export function PasskeyWay({ onSession }: { onSession: (view: SessionView) => Promise<void> }) {
  const { t } = useWords()
  const online = useOnline()
  // Nearly every browser has them, so the server renders the button.
  const hydrated = useHydrated()
  const passkey = usePasskeySignIn(onSession)
  if (hydrated && !hasPasskeys()) return null
  return (
    <>
      <p className={styles.or} aria-hidden="true">
        <span>{t('identity.or')}</span>
      </p>
      <Button
        variant="secondary"
        full
        icon={LockIcon}
        loading={passkey.pending}
        disabled={!online}
        onClick={passkey.start}
      >
        {t('identity.passkeySignIn')}
      </Button>
      {passkey.cancelled && <Notice announce="polite">{t('identity.passkeyCancelled')}</Notice>}
      <Problem error={passkey.error} />
    </>
  )
}
