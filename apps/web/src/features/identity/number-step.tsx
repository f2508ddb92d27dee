import { type FormEvent, useState } from 'react'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { lostCode } from './lost-code.ts'
import { RequestState } from '../../codes/request-state.tsx'
import type { SentCode } from './sent-code.ts'
import type { SignInRequest } from './ask-for-code.ts'
import { useOnline } from '../../codes/use-online.ts'
import { useSecondsLeft } from '../../codes/use-seconds-left.ts'
import styles from './log-in-page.module.css'

type Props = {
  readonly request: SignInRequest
  /** A code that was requested before returning to this step. */
  readonly sent: SentCode | null
  readonly onSent: (sent: SentCode) => void
}

const FIELD = 'sign-in-phone'

/** A code may be on its way although no answer confirmed it. */
const codeMayWait = (error: Error | null) =>
  error?.name === 'OfflineError' || (error instanceof ApiRefusal && error.code === 'OTP_TOO_SOON')

export function NumberStep({ request, sent, onSent }: Props) {
  const { t } = useWords()
  const online = useOnline()
  const [phone, setPhone] = useState(sent ? displayMsisdn(sent.ask.phoneNumber) : '')
  const [refused, setRefused] = useState(false)
  const waiting = useSecondsLeft(request.waitUntil) > 0
  const number = parseMsisdn(phone)
  const byServer = request.error instanceof ApiRefusal && request.error.code === 'NUMBER_INVALID'
  const wrong = (refused && number === null) || byServer

  function submit(event: FormEvent) {
    event.preventDefault()
    setRefused(true)
    if (number === null) document.getElementById(FIELD)?.focus()
    else if (sent?.ask.phoneNumber === number && sent.resendAt > now()) onSent(sent)
    else if (online && !waiting) request.send({ ask: { kind: 'LOGIN', phoneNumber: number }, sends: 0 })
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit} aria-label={t('identity.title')}>
        <TelField
          id={FIELD}
          name="phoneNumber"
          label={t('identity.phone')}
          hint={t('identity.phoneHint')}
          error={wrong ? t('identity.phoneWrong') : undefined}
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
      {!byServer && <RequestState request={request} />}
      {number && codeMayWait(request.error) && (
        <Button variant="secondary" full onClick={() => onSent(lostCode(number, request.waitUntil, now()))}>
          {t('identity.haveCode')}
        </Button>
      )}
    </>
  )
}
