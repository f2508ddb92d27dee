import { formatDate, formatDayMonth, formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { useNow } from '../clock/use-now.ts'
import { currentLang } from '../i18n/lang.ts'

/** The clock alone today, the day with it before: `9:41`, `11 Nov 20:04`. The whole moment for whoever points at it. */
export function Moment({ at }: { at: string }) {
  const now = useNow(60_000)
  const lang = currentLang()
  const time = formatTime(at)
  const sameDay = yangonDayKey(at) === yangonDayKey(now)
  return (
    <time dateTime={at} title={`${formatDate(at, lang)}, ${time}`} className="num">
      {sameDay ? time : `${formatDayMonth(at, lang)} ${time}`}
    </time>
  )
}
