import { useState } from 'react'
import type { ContactPurpose } from '#contracts/identity.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { SentCode } from '../codes/sent-code.ts'
import { useCodeRequest } from '../codes/use-code-request.ts'
import { useWords } from '../i18n/use-words.ts'
import { GuestCode } from './guest-code.tsx'
import { GuestNumber } from './guest-number.tsx'
import type { GuestSession } from './guest-session.ts'
import { type GuestAsk, GUEST_WAY } from './guest-way.ts'
import styles from './guest.module.css'

type Props = {
  readonly purpose: ContactPurpose
  /** A number typed before, in its stored form; without it the sheet asks. */
  readonly number: string | null
  readonly open: boolean
  readonly onClose: () => void
  readonly onProven: (session: GuestSession) => void
}

/** A guest proves a number: number, human check, code. Render it outside of any form, because it contains one. */
export function ProveNumberSheet({ open, onClose, ...steps }: Props) {
  const { t } = useWords()
  return (
    <Sheet
      kind="middle"
      open={open}
      onClose={onClose}
      title={t('guest.title')}
      closeLabel={t('identity.close')}
    >
      <Steps {...steps} />
    </Sheet>
  )
}

/** Rendered anew each time it opens; a code already sent is restored. */
function Steps({ purpose, number, onProven }: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useWords()
  const [sent, setSent] = useState<SentCode<GuestAsk> | null>(null)
  const [changing, setChanging] = useState(false)
  const request = useCodeRequest(GUEST_WAY, codeSent)
  function codeSent(next: SentCode<GuestAsk>) {
    setSent(next)
    setChanging(false)
  }
  if (sent && !changing) {
    return (
      <div className={styles.stack}>
        <GuestCode
          key={sent.challengeId}
          sent={sent}
          request={request}
          onProven={onProven}
          onChangeNumber={() => setChanging(true)}
        />
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <p>{t('guest.lead')}</p>
      <GuestNumber purpose={purpose} number={number} request={request} sent={sent} onSent={codeSent} />
      <p className={styles.soft}>{t('guest.noAccount')}</p>
    </div>
  )
}
