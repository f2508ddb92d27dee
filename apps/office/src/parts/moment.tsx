import { formatDate, formatDayMonth, formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { useNow } from '../clock/use-now.ts'
import { currentLang } from '../i18n/lang.ts'

/** The time alone today, with the day before that: `9:41`, `11 Nov 20:04`. The complete time on hover. */
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
