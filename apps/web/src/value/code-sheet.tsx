import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { MoveCode } from './move-code.tsx'
import { ApiRefusal } from '../api/api-errors.ts'
import { isAboutCode } from './move-errors.ts'
import type { AskedCode } from './use-asked-code.ts'
import styles from './code-sheet.module.css'

type Props = {
  readonly open: boolean
  readonly title: string
  /** What the code does, shown before it is sent. */
  readonly children: ReactNode
  readonly code: AskedCode
  /** The last attempt's error. */
  readonly error: Error | null
  readonly pending: boolean
  readonly danger?: boolean
  readonly onCode: (otp: string, challengeId: string) => void
  readonly onClose: () => void
}

/** Only somebody with the phone that gets the code can go on. */
export function CodeSheet(props: Props) {
  const { open, title, children, code, danger = false, onClose } = props
  const { t } = useWords()
  return (
    <Sheet kind="middle" open={open} onClose={onClose} title={title} closeLabel={t('proof.close')}>
      <div className={styles.section}>
        {children}
        {code.sent ? (
          <Typed {...props} sent={code.sent} />
        ) : (
          <>
            <Failed error={code.error} />
            <Button
              full
              variant={danger ? 'danger' : 'primary'}
              icon={MessageIcon}
              loading={code.asking}
              onClick={code.ask}
            >
              {t('proof.sendCode')}
            </Button>
          </>
        )}
        <Button full variant="quiet" onClick={onClose}>
          {t('proof.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}

function Typed({
  sent,
  code,
  error,
  pending,
  onCode,
}: Props & { readonly sent: NonNullable<AskedCode['sent']> }) {
  const { t } = useWords()
  const wait = useSecondsLeft(sent.resendAt)
  const refusal = error instanceof ApiRefusal && isAboutCode(error) ? error : null
  return (
    <>
      <MoveCode
        key={sent.challengeId}
        step={sent}
        move={{ refusal, pending, start: (otp) => onCode(otp, sent.challengeId) }}
        onStartAgain={code.forget}
      />
      <Failed error={code.error ?? (refusal ? null : error)} />
      {sent.sends > 1 && <p role="status">{t('identity.sentAgain')}</p>}
      <Button
        full
        variant="secondary"
        icon={RefreshIcon}
        loading={code.asking}
        disabled={wait > 0 || pending}
        onClick={code.ask}
      >
        {wait > 0 ? t('identity.resendIn', { time: clockText(wait) }) : t('identity.resend')}
      </Button>
    </>
  )
}

function Failed({ error }: { readonly error: Error | null }) {
  const { t } = useWords()
  if (!error) return null
  return (
    <Notice tone="danger" announce="assertive">
      {error.message || t('state.offlineText')}
    </Notice>
  )
}
