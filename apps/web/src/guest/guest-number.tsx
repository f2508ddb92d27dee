import { type FormEvent, useState } from 'react'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import type { ContactPurpose } from '#contracts/identity.ts'
import { Button } from '#ui/button/button.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { now } from '../clock/now.ts'
import { RequestState } from '../codes/request-state.tsx'
import type { SentCode } from '../codes/sent-code.ts'
import type { CodeRequest } from '../codes/use-code-request.ts'
import { useOnline } from '../codes/use-online.ts'
import { useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import type { GuestAsk } from './guest-way.ts'
import styles from './guest.module.css'

type Props = {
  readonly purpose: ContactPurpose
  /** In its stored form, when already known. */
  readonly number: string | null
  readonly request: CodeRequest<GuestAsk>
  /** A code that was requested before returning to this step. */
  readonly sent: SentCode<GuestAsk> | null
  readonly onSent: (sent: SentCode<GuestAsk>) => void
}

const FIELD = 'guest-phone'

const displayed = (number: string | null) => (number ? displayMsisdn(number) : '')

/** The number, of any network. */
export function GuestNumber({ purpose, number: known, request, sent, onSent }: Props) {
  const { t } = useWords()
  const online = useOnline()
  const [phone, setPhone] = useState(() => displayed(sent?.ask.phoneNumber ?? known))
  const [tried, setTried] = useState(false)
  const waiting = useSecondsLeft(request.waitUntil) > 0
  const number = parseMsisdn(phone)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (number === null) document.getElementById(FIELD)?.focus()
    else if (sent?.ask.phoneNumber === number && sent.resendAt > now()) onSent(sent)
    else if (online && !waiting) request.send({ ask: { purpose, phoneNumber: number }, sends: 0 })
  }

  return (
    <>
      <form noValidate className={styles.stack} onSubmit={submit} aria-label={t('guest.title')}>
        <TelField
          id={FIELD}
          label={t('identity.phone')}
          error={tried && number === null ? t('identity.phoneWrong') : undefined}
          placeholder={t('identity.phonePlaceholder')}
          autoComplete="tel-national"
          enterKeyHint="send"
          maxLength={40}
          value={phone}
          onValue={(value) => {
            setPhone(value)
            if (request.error) request.reset()
          }}
        />
        <Button type="submit" full loading={request.pending} disabled={!online || waiting}>
          {t('identity.getCode')}
        </Button>
      </form>
      <RequestState request={request} />
    </>
  )
}
