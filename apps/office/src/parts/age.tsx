import { formatDateTime } from '#language/formats.ts'
import { ageOf, secondsSince } from '../clock/age.ts'
import { useNow } from '../clock/use-now.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'

/** How long ago; the exact time on hover. */
export function Age({ since }: { since: string }) {
  const words = useWords()
  const at = useNow()
  const exact = formatDateTime(since, currentLang())
  return (
    <time dateTime={since} title={exact}>
      {words(...ageOf(secondsSince(since, at)))}
    </time>
  )
}
