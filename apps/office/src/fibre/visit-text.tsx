import type { Visit } from '#contracts/fibre-orders.ts'
import { formatDayMonth } from '#language/formats.ts'
import { startOfYangonDay } from '#language/yangon-day.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'

/** `20 Nov, 9 to 12`. */
export function VisitText({ visit }: { visit: Visit | null }) {
  const words = useWords()
  if (!visit) return <>{words('fibre.noVisit')}</>
  return (
    <time dateTime={visit.day} className="num">
      {formatDayMonth(startOfYangonDay(visit.day), currentLang())}, {words(`slot.${visit.slot}`)}
    </time>
  )
}
