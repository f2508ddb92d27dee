import { lazy, Suspense } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../i18n/use-words.ts'
import { NoNetwork, Problem } from './problem.tsx'
import type { CodeRequest } from './use-code-request.ts'
import { useOnline } from './use-online.ts'
import { useSlow } from './use-slow.ts'

const LettersPanel = lazy(async () => ({ default: (await import('./letters-panel.tsx')).LettersPanel }))

type Request = Pick<CodeRequest<never>, 'pending' | 'checking' | 'letters' | 'error' | 'waitUntil'>

/** The state of a request for a code, or what prevents it. */
export function RequestState({ request }: { request: Request }) {
  const { t } = useWords()
  const online = useOnline()
  const slow = useSlow(request.pending)
  if (!online) return <NoNetwork />
  if (request.letters) {
    return (
      <Suspense fallback={null}>
        <LettersPanel {...request.letters} pending={request.pending} />
      </Suspense>
    )
  }
  if (request.checking) return <Notice announce="polite">{t('identity.checking')}</Notice>
  if (slow) return <Notice announce="polite">{t('identity.slow')}</Notice>
  return <Problem error={request.error} waitUntil={request.waitUntil} />
}
