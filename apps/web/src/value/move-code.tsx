import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '../codes/code-field.tsx'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { listenForCode } from '../codes/web-otp.ts'
import { useWords } from '../i18n/use-words.ts'
import type { SentStep } from './sent-step.ts'
import type { Move } from './use-move.ts'
import styles from './value.module.css'

type Props = {
  readonly step: Pick<SentStep<unknown>, 'maskedPhone' | 'codeLength' | 'expiresAt'>
  readonly move: Pick<Move<string>, 'refusal' | 'pending' | 'start'>
  /** Called when the code has expired, to request another from the screen that explains it. */
  readonly onStartAgain: () => void
}

const DEAD = ['OTP_EXPIRED', 'OTP_LOCKED', 'NOT_FOUND']

/** The code for exactly this amount and number. */
export function MoveCode({ step, move, onStartAgain }: Props) {
  const { t } = useWords()
  const { maskedPhone, codeLength, expiresAt } = step
  const { refusal, pending, start } = move
  const [code, setCode] = useState('')
  const left = useSecondsLeft(expiresAt)
  const dead = left === 0 || DEAD.includes(refusal?.code ?? '')
  const refused = left === 0 ? t('identity.codeOld') : refusal?.message

  function type(next: string) {
    if (pending || dead) return
    setCode(next)
    if (next.length === codeLength) start(next)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    type(code)
  }
  const onSms = useEffectEvent(type)
  useEffect(() => listenForCode(onSms), [])
  useEffect(() => {
    if (refusal) setCode('')
  }, [refusal])

  return (
    <form noValidate className={styles.stack} onSubmit={submit} aria-label={t('purchases.codeTitle')}>
      <p className={styles.soft}>{t('purchases.codeSentTo', { number: maskedPhone })}</p>
      <CodeField
        label={t('identity.code', { n: codeLength })}
        length={codeLength}
        value={code}
        error={refused}
        disabled={dead}
        onValue={type}
      />
      <span role="alert" className="visually-hidden">
        {refused}
      </span>
      {dead ? (
        <Button full onClick={onStartAgain}>
          {t('purchases.startAgain')}
        </Button>
      ) : (
        <>
          <p role="timer" className={styles.soft}>
            {t('identity.validFor', { time: clockText(left) })}
          </p>
          <Button type="submit" full loading={pending}>
            {t('purchases.confirm')}
          </Button>
        </>
      )}
    </form>
  )
}
