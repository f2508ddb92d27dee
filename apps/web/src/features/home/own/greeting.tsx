import { displayMsisdn } from '#contracts/msisdn.ts'
import { formatDayMonth } from '#language/formats.ts'
import { formatWeekday } from '#language/weekdays.ts'
import { now } from '../../../clock/now.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { PageHeading } from '../../../page/page-heading.tsx'
import { owner } from '../../../session/own-storage.ts'
import { useSession } from '../../../session/session-store.ts'
import styles from './own-home.module.css'

/** Who is signed in without a name has their number for one. */
const isNumber = (name: string) => /^[+0-9 ]+$/.test(name)

export function Greeting() {
  const { t, lang } = useWords()
  const session = useSession()
  const name = session.state === 'signedIn' ? session.username : ''
  const number = owner.read()
  const hello = isNumber(name) ? t('home.hello') : t('home.helloName', { name })
  return (
    <div className={styles.hello}>
      <PageHeading title={hello} className={styles.heading} />
      <p className={styles.today}>
        {t('account.weekdayAndDate', {
          weekday: formatWeekday(now(), lang),
          date: formatDayMonth(now(), lang),
        })}
        {number && <span className={styles.number}>{displayMsisdn(number)}</span>}
      </p>
    </div>
  )
}
