import { useState } from 'react'
import { useSearch } from 'wouter'
import type { DigitalService } from '#contracts/digital.ts'
import { formatDate } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { useAccount } from '../../api/use-account.ts'
import { navigate, replaceSearch } from '../../navigation/hash-location.ts'
import { later, Nothing } from '../../page/later.tsx'
import { now } from '../../clock/now.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { hasOpenPurchase } from '../../purchases/has-open-purchase.ts'
import { StopNow } from '../../purchases/stop-now.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { rememberForAfterLogin } from '../../session/after-login.ts'
import { useSession } from '../../session/session-store.ts'
import type { JoinSheetProps } from './join-sheet.tsx'
import styles from './service-ways.module.css'

const JoinSheet = later<JoinSheetProps>(async () => (await import('./join-sheet.tsx')).JoinSheet, Nothing)

/** In the address after a sign-in that began with this button, and of "buy again": opens the sheet. */
const WANTED = 'buy'

type Props = Pick<JoinSheetProps, 'service' | 'sale' | 'price'>

/** Join, or stop for somebody who already has it. */
export function Join({ service, sale, price }: Props) {
  const { t, lang } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const wanted = new URLSearchParams(useSearch()).has(WANTED)
  const [pressed, setPressed] = useState(() => hasOpenPurchase(service.id))
  const held = useHeld(service)
  const open = signedIn && (pressed || wanted)
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)

  function press() {
    if (signedIn) return setPressed(true)
    rememberForAfterLogin(`${pathOf('digitalServiceDetail', { id: service.id })}?${WANTED}`, null, now())
    return navigate(paths.logIn)
  }
  function close() {
    setPressed(false)
    if (wanted) replaceSearch('')
  }
  return (
    <>
      {held && !open ? (
        <>
          <p>{t('digital.youHaveIt', { date: formatDate(Date.parse(held.expiresAt) - 1, lang) })}</p>
          <StopNow subscription={held} full />
        </>
      ) : (
        <Button full onClick={press}>
          {t('digital.joinButton')}
        </Button>
      )}
      {service.stopCode && (
        <p className={styles.soft}>{t('digital.stopBefore', { code: service.stopCode })}</p>
      )}
      {used && (
        <JoinSheet key={service.id} service={service} sale={sale} price={price} open={open} onClose={close} />
      )}
    </>
  )
}

const useHeld = ({ id }: Pick<DigitalService, 'id'>) =>
  useAccount().data?.activeSubscriptions.find(({ serviceId }) => serviceId === id)
