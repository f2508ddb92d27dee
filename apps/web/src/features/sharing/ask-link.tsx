import type { ShareInfo } from '#contracts/sharing.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import { askPathOf } from './kind-tabs.tsx'

/** The other way round, where it is switched on. */
export function AskLink({ info: { kind, canAsk } }: { readonly info: Pick<ShareInfo, 'kind' | 'canAsk'> }) {
  const { t } = useWords()
  if (!canAsk) return null
  return (
    <ButtonLink size="small" variant="secondary" href={toHref(askPathOf(kind))}>
      {t('sharing.askTitle')}
    </ButtonLink>
  )
}
