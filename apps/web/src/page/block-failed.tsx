import { ErrorState } from '#ui/error-state/error-state.tsx'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { useWords } from '../i18n/use-words.ts'
import { HelpLine } from './help-line.tsx'

export function BlockFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useWords()
  const offline = error instanceof OfflineError
  const refusal = error instanceof ApiRefusal ? error : null
  return (
    <ErrorState
      title={t(offline ? 'state.offlineTitle' : 'state.blockFailedTitle')}
      message={refusal?.message || t(offline ? 'state.offlineText' : 'state.blockFailedText')}
      {...(refusal?.requestId ? { reference: t('state.reference', { requestId: refusal.requestId }) } : {})}
      retry={{ label: t('state.retry'), onClick: onRetry }}
      help={<HelpLine />}
    />
  )
}
