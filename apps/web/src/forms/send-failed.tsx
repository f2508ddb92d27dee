import { Notice } from '#ui/notice/notice.tsx'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { useWords } from '../i18n/use-words.ts'

/** Why sending failed; what was typed stays. */
export function SendFailed({ error }: { readonly error: Error | null }) {
  const { t, lang } = useWords()
  if (!error) return null
  return (
    <Notice tone="danger" announce="assertive" title={t('tickets.notSent')}>
      {wordsOf(error) || t('state.blockFailedText')}
    </Notice>
  )
  function wordsOf(problem: Error): string {
    if (problem instanceof OfflineError) return t('contact.offlineText')
    if (!(problem instanceof ApiRefusal)) return t('files.wrong')
    if (problem.code === 'NUMBER_NOT_PROVEN') return t('tickets.provenOver')
    const [field] = problem.fieldErrors
    return field ? (lang === 'my' ? field.messageMm : field.message) : problem.message
  }
}
