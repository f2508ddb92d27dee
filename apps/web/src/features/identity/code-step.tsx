import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { brand } from '#brand'
import type { SessionView } from '#contracts/identity.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { CodeField } from '../../codes/code-field.tsx'
import { Problem } from '../../codes/problem.tsx'
import { RequestState } from '../../codes/request-state.tsx'
import { Resend } from '../../codes/resend.tsx'
import type { SentCode } from './sent-code.ts'
import { useCodeCheck } from './use-code-check.ts'
import type { SignInRequest } from './ask-for-code.ts'
import { clockText, useSecondsLeft } from '../../codes/use-seconds-left.ts'
import { useSlow } from '../../codes/use-slow.ts'
import { listenForCode } from '../../codes/web-otp.ts'
import styles from './log-in-page.module.css'

type Props = {
  readonly sent: SentCode
  readonly request: SignInRequest
  readonly onSession: (view: SessionView) => Promise<void>
  readonly onChangeNumber: () => void
}

/** After this many codes a way without SMS is offered. */
const USSD_AFTER_SENDS = 2

export function CodeStep({ sent, request, onSession, onChangeNumber }: Props) {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const judge = useCodeCheck(sent, onSession)
  const slow = useSlow(judge.pending)
  const lifeLeft = useSecondsLeft(sent.expiresAt)
  const locked = useSecondsLeft(judge.lockedUntil) > 0
  const dead = judge.dead || lifeLeft === 0

  function type(next: string) {
    if (judge.pending || dead || locked) return
    setCode(next)
    if (judge.error) judge.reset()
    if (next.length === sent.codeLength) judge.check(next)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length === sent.codeLength && !judge.judged) judge.check(code)
  }
  const onSms = useEffectEvent(type)
  useEffect(() => listenForCode(onSms), [])
  // Clears a wrong code, so that the next one can be typed.
  useEffect(() => {
    if (judge.error && (judge.judged || judge.lockedUntil)) setCode('')
  }, [judge.judged, judge.lockedUntil, judge.error])

  const wrong = judge.error instanceof ApiRefusal && judge.judged ? judge.error.message : undefined
  const refused = dead ? t('identity.codeOld') : wrong
  return (
    <>
      <p className={styles.sentTo}>
        <span>{t('identity.codeSentTo')}</span>
        <strong>{sent.maskedPhone}</strong>
        <Button variant="quiet" size="small" onClick={onChangeNumber}>
          {t('identity.change')}
        </Button>
      </p>
      <form noValidate className={styles.form} onSubmit={submit} aria-label={t('identity.codeTitle')}>
        <CodeField
          label={t('identity.code', { n: sent.codeLength })}
          length={sent.codeLength}
          value={code}
          error={refused}
          disabled={dead || locked}
          onValue={type}
        />
        <span role="alert" className="visually-hidden">
          {refused}
        </span>
        {!dead && (
          <>
            <p role="timer" className={styles.life}>
              {t('identity.validFor', { time: clockText(lifeLeft) })}
            </p>
            <Button type="submit" full loading={judge.pending} disabled={locked}>
              {t('identity.submit')}
            </Button>
          </>
        )}
      </form>
      {slow && <p role="status">{t('identity.slow')}</p>}
      {!judge.judged && <Problem error={judge.error} waitUntil={judge.lockedUntil} />}
      <Resend sent={sent} request={request} wanted={dead} />
      <RequestState request={request} />
      {sent.sends >= USSD_AFTER_SENDS && (
        <p>
          {t('identity.ussdCode')}{' '}
          <TextLink href={dialHref(brand.ussd.readCode)}>{brand.ussd.readCode}</TextLink>
        </p>
      )}
    </>
  )
}
