import { useEffect, useRef } from 'react'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckCircleIcon } from '#ui/icons/check-circle.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './contact-page.module.css'

type Props = {
  readonly number: string | null
  readonly proven: boolean
  /** It was proven here a moment ago, and the button that had the focus is gone. */
  readonly takesFocus: boolean
  readonly onProve: () => void
}

/** Proving is optional: a message without a code is as welcome. */
export function ProvenLine({ number, proven, takesFocus, onProve }: Props) {
  const { t } = useWords()
  if (number === null) return null
  if (proven) return <Proven number={number} takesFocus={takesFocus} />
  return (
    <div className={styles.prove}>
      <p className={styles.proveHint}>{t('contact.proveHint')}</p>
      <Button variant="secondary" size="small" icon={MessageIcon} onClick={onProve}>
        {t('contact.prove')}
      </Button>
    </div>
  )
}

function Proven({ number, takesFocus }: { number: string; takesFocus: boolean }) {
  const { t } = useWords()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) line.current?.focus()
  }, [takesFocus])
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles.proven}>
      <CheckCircleIcon size={20} />
      {t('contact.proven', { number: displayMsisdn(number) })}
    </p>
  )
}
