import { brand } from '#brand'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useState } from 'react'
import type { Suspension } from '#contracts/lost-phone.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { reportPath } from '../../navigation/report-path.ts'
import { useSession } from '../../session/session-store.ts'
import { StopSheet } from './stop-sheet.tsx'
import { useSuspension } from './use-suspension.ts'
import { ShopLink, Way } from './way.tsx'

const SAYS: Readonly<
  Record<
    Exclude<Suspension['state'], 'NONE'>,
    { tone: 'info' | 'success' | 'danger'; title: TextKey; text: TextKey }
  >
> = {
  ASKED: { tone: 'info', title: 'identity.lostAskedTitle', text: 'identity.lostAskedText' },
  DONE: { tone: 'success', title: 'identity.lostDoneTitle', text: 'identity.lostDoneText' },
  REFUSED: { tone: 'danger', title: 'identity.lostRefusedTitle', text: 'identity.lostRefusedText' },
}

/** A lost phone or SIM. Signed-in customers suspend the line here; others sign in elsewhere, or are called. */
export function LostWay() {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  return (
    <Way
      icon={PhoneIcon}
      title="identity.lostTitle"
      lead="identity.lostLead"
      steps={['identity.lost1', 'identity.lost2', 'identity.lost3']}
      state={signedIn ? <Stopped /> : <p>{t('identity.lostNotHere')}</p>}
    >
      {signedIn ? <Stop /> : <NotHere />}
      <ButtonLink size="small" variant="secondary" href={dialHref(brand.hotline)} icon={PhoneIcon}>
        {t('identity.lostCall')}
      </ButtonLink>
      <ShopLink />
    </Way>
  )
}

function Stopped() {
  const { t } = useWords()
  const { state } = useSuspension().data ?? { state: 'NONE' }
  if (state === 'NONE') return null
  const { tone, title, text } = SAYS[state]
  return (
    <Notice tone={tone} title={t(title)} announce="polite">
      {t(text)}
    </Notice>
  )
}

function Stop() {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const { state } = useSuspension().data ?? { state: 'NONE' }
  return (
    <>
      {(state === 'NONE' || state === 'REFUSED') && (
        <Button size="small" variant="danger" icon={LockIcon} onClick={() => setAsking(true)}>
          {t('identity.lostStop')}
        </Button>
      )}
      {asking && <StopSheet onClose={() => setAsking(false)} />}
    </>
  )
}

function NotHere() {
  const { t } = useWords()
  return (
    <>
      <ButtonLink size="small" variant="danger" href={toHref(paths.logIn)} icon={LockIcon}>
        {t('identity.lostSignIn')}
      </ButtonLink>
      <ButtonLink
        size="small"
        variant="secondary"
        href={toHref(reportPath({ service: 'mobile', category: 'LINE_LOST' }))}
        icon={MessageIcon}
      >
        {t('identity.lostCallBack')}
      </ButtonLink>
    </>
  )
}
