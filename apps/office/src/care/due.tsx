import { formatDateTime } from '#language/formats.ts'
import { ageOf, secondsSince } from '../clock/age.ts'
import { useNow } from '../clock/use-now.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './care.module.css'

const SOON_SEC = 3_600

/** Time left until a deadline, or since it was missed; the exact time on hover. */
export function Due({ at }: { at: string | null }) {
  const words = useWords()
  const now = useNow()
  if (at === null) return <span className="soft">{words('care.noClock')}</span>
  const left = -secondsSince(at, now)
  const late = left <= 0
  const [key, slots] = ageOf(Math.abs(left))
  return (
    <time
      dateTime={at}
      title={formatDateTime(at, currentLang())}
      className={late ? styles.late : left < SOON_SEC ? styles.soon : undefined}
    >
      {words(late ? 'care.late' : 'care.left', { time: words(key, slots) })}
    </time>
  )
}
