import { formatDate } from '#language/formats.ts'
import { startOfYangonDay, yangonDayKey } from '#language/yangon-day.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { now } from '../clock/now.ts'
import { useWords, type UsedWords } from '../i18n/use-words.ts'
import type { OverlapFacts } from './overlap.ts'

type Props = {
  readonly overlap: OverlapFacts
  readonly accepted: boolean
  readonly locked: boolean
  readonly onAccept: (accepted: boolean) => void
}

/** One runs already, or was bought a moment ago: since when, until when, what a second one does to it, and the choice. */
export function OverlapNote({ overlap, accepted, locked, onAccept }: Props) {
  const words = useWords()
  const { t, lang } = words
  const { rule, until, newUntil } = overlap
  const held = until !== null && t('purchases.alreadyUntil', { date: formatDate(until, lang) })
  const bought = rule !== 'BLOCK' && boughtText(overlap, words)
  return (
    <>
      <Notice tone="warning" announce="polite" title={bought || held || t('purchases.againTitle')}>
        {bought && held && <p>{t('purchases.alreadyUntilText', { date: formatDate(until, lang) })}</p>}
        <p>{rule === 'AGAIN' ? t('purchases.againText') : t(`packages.overlap.${rule}`)}</p>
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

/** `You bought this at 14:05. Buy it again?`, with the day where it was not today. */
function boughtText({ bought }: OverlapFacts, { t, lang }: UsedWords): string | null {
  if (!bought) return null
  const { at, on } = bought
  if (on === '' || on === yangonDayKey(now())) return t('purchases.boughtAt', { time: at })
  return t('purchases.boughtOn', { date: formatDate(startOfYangonDay(on), lang), time: at })
}
