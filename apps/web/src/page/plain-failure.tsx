import { useWords } from '../i18n/use-words.ts'

/** When not even the file that says it better has come. */
export function PlainFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  return (
    <p role="alert">
      {t('state.offlineText')}{' '}
      <button type="button" onClick={onRetry}>
        {t('state.retry')}
      </button>
    </p>
  )
}
