import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import type { SentStep } from './sent-step.ts'
import type { Coded } from './use-coded.ts'
import styles from './value.module.css'

type Props = {
  readonly coded: Pick<Coded<unknown, unknown>, 'goOn' | 'cancel' | 'wentBack'>
  readonly step: Omit<SentStep<unknown>, 'sent'> | null
  readonly title: string
}

/** After going back from the code, reminds that it is still waiting; a long form may not hide it. */
export function WaitingOffer({ coded: { goOn, cancel, wentBack }, step, title }: Props) {
  const { t } = useWords()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wentBack) head.current?.focus()
  }, [wentBack])
  const left = useSecondsLeft(step?.expiresAt ?? null)
  if (!step?.left || left === 0) return null
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <Notice
        tone="info"
        announce="polite"
        title={title}
        actions={
          <>
            <Button size="small" onClick={goOn}>
              {t('purchases.goOn')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              loading={cancel.pending}
              onClick={() => cancel.start(step.moveId)}
            >
              {t('purchases.cancel')}
            </Button>
          </>
        }
      >
        {cancel.error && <p role="alert">{cancel.error.message || t('state.offlineText')}</p>}
      </Notice>
    </div>
  )
}
