import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../i18n/use-words.ts'

/** Given up: what was set aside can be used again. */
export function FreedNote({ amount }: { readonly amount: string }) {
  const { t } = useWords()
  return (
    <Notice tone="success" announce="polite" title={t('purchases.cancelledTitle')}>
      {t('purchases.freeAgain', { amount })}
    </Notice>
  )
}
