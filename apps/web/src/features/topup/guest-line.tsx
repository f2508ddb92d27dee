import { displayMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckCircleIcon } from '#ui/icons/check-circle.tsx'
import { forgetGuestSession } from '../../guest/guest-session.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './topup.module.css'

/** Who pays without an account: the number that gets the SMS. */
export function GuestLine({ number }: { readonly number: string }) {
  const { t } = useWords()
  return (
    <div className={styles.guest}>
      <p role="status" className={styles.proven}>
        <CheckCircleIcon size={20} />
        {t('topup.guestAs', { number: displayMsisdn(number) })}
      </p>
      <Button size="small" variant="quiet" onClick={() => forgetGuestSession('TOPUP')}>
        {t('identity.change')}
      </Button>
    </div>
  )
}
