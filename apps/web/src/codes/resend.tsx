import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { SentCode } from './sent-code.ts'
import type { CodeRequest } from './use-code-request.ts'
import { useOnline } from './use-online.ts'
import { clockText, useSecondsLeft } from './use-seconds-left.ts'

type Props<Ask> = {
  readonly sent: SentCode<Ask>
  readonly request: CodeRequest<Ask>
  /** True when the old code is no longer valid and this is the way on. */
  readonly wanted: boolean
}

/** The server sets a growing wait; the button counts it down. */
export function Resend<Ask>({ sent, request, wanted }: Props<Ask>) {
  const { t } = useWords()
  const online = useOnline()
  const left = useSecondsLeft(Math.max(sent.resendAt, request.waitUntil ?? 0))
  return (
    <>
      {sent.sends > 1 && !wanted && <p role="status">{t('identity.sentAgain')}</p>}
      <Button
        variant={wanted ? 'primary' : 'secondary'}
        full
        icon={RefreshIcon}
        loading={request.pending}
        disabled={left > 0 || !online}
        onClick={() => request.send({ ask: sent.ask, sends: sent.sends })}
      >
        {left > 0 ? t('identity.resendIn', { time: clockText(left) }) : t('identity.resend')}
      </Button>
    </>
  )
}
