import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CheckIcon } from '#ui/icons/check.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Prove } from '../../proof/prove.tsx'
import { rememberPasskeyAsked } from './passkey-asked.ts'
import { Problem } from '../../codes/problem.tsx'
import { useMakePasskey } from './use-passkey.ts'
import styles from './log-in-page.module.css'

const ADVANTAGES = ['identity.passkeyPoint1', 'identity.passkeyPoint2', 'identity.passkeyPoint3'] as const

/** Offered once, after the first sign-in on a suitable phone. Declining takes one tap and is final. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const { t } = useWords()
  const [proving, setProving] = useState(false)
  const make = useMakePasskey({ onBegun: () => setProving(false), onMade: onDone })
  useEffect(rememberPasskeyAsked, [])
  return (
    <>
      <p>{t(proving ? 'proof.lead' : 'identity.passkeyLead')}</p>
      {!proving && <Points />}
      {make.cancelled && <Notice announce="polite">{t('identity.passkeyNotMade')}</Notice>}
      <Problem error={make.error} />
      {proving ? (
        <Prove purpose="PASSKEY_ADD" wanted={make.wanted} />
      ) : (
        <Button
          full
          icon={LockIcon}
          loading={make.pending}
          onClick={() => void (make.openAgain() || setProving(true))}
        >
          {t('identity.passkeyMake')}
        </Button>
      )}
      <Button variant="quiet" full onClick={onDone}>
        {t('identity.passkeyLater')}
      </Button>
    </>
  )
}

function Points() {
  const { t } = useWords()
  return (
    <ul className={styles.points}>
      {ADVANTAGES.map((point) => (
        <li key={point}>
          <CheckIcon size={18} className={styles.tick} />
          <span>{t(point)}</span>
        </li>
      ))}
    </ul>
  )
}
