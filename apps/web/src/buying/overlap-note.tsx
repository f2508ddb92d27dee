import { formatDate } from '#language/formats.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { OverlapFacts } from './overlap.ts'

type Props = {
  readonly overlap: OverlapFacts
  readonly accepted: boolean
  readonly locked: boolean
  readonly onAccept: (accepted: boolean) => void
}

/** One runs already: until when, what a second one does to it, and the choice. */
export function OverlapNote({ overlap, accepted, locked, onAccept }: Props) {
  const { t, lang } = useWords()
  const { rule, until, newUntil } = overlap
  return (
    <>
      <Notice
        tone="warning"
        announce="polite"
        title={t('purchases.alreadyUntil', { date: formatDate(until, lang) })}
      >
        <p>{t(`packages.overlap.${rule}`)}</p>
        {newUntil && <p>{t('purchases.thenUntil', { date: formatDate(newUntil, lang) })}</p>}
      </Notice>
      {rule !== 'BLOCK' && (
        <Checkbox
          label={t('purchases.acceptOverlap')}
          checked={accepted}
          disabled={locked}
          onChecked={onAccept}
        />
      )}
    </>
  )
}
