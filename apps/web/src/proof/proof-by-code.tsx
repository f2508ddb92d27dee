import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import type { ApiRefusal } from '../api/api-errors.ts'
import { useOnline } from '../codes/use-online.ts'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { MoveCode } from '../value/move-code.tsx'
import type { ProofCode } from './use-proof-code.ts'
import type { Wanted } from './wanted.ts'

type Props = {
  readonly code: ProofCode
  readonly sent: NonNullable<ProofCode['sent']>
  readonly wanted: Wanted
  readonly refusal: ApiRefusal | null
}

/** The code sent for this purpose, and the way to get another. */
export function ProofByCode({ code, sent, wanted, refusal }: Props) {
  const { t } = useWords()
  const online = useOnline()
  const wait = useSecondsLeft(sent.resendAt)
  const left = useSecondsLeft(sent.expiresAt)
  const { challengeId } = sent
  return (
    <>
      <MoveCode
        key={challengeId}
        step={sent}
        move={{
          refusal,
          pending: wanted.isPending,
          start: (otp) => {
            code.tried()
            wanted.mutate({ challengeId, otp })
          },
        }}
        onStartAgain={() => {
          code.forget()
          wanted.reset()
        }}
      />
      {sent.sends > 1 && <p role="status">{t('identity.sentAgain')}</p>}
      {left > 0 && (
        <Button
          variant="secondary"
          full
          icon={RefreshIcon}
          loading={code.sending}
          disabled={wait > 0 || !online || wanted.isPending}
          onClick={() => {
            wanted.reset()
            code.send()
          }}
        >
          {wait > 0 ? t('identity.resendIn', { time: clockText(wait) }) : t('identity.resend')}
        </Button>
      )}
    </>
  )
}
