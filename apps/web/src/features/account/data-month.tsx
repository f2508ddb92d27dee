import type { AccountMain, DataUse } from '#contracts/account.ts'
import { formatDataLeft } from '#language/data-left.ts'
import { formatMegabytes } from '#language/formats.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import { Card } from '#ui/card/card.tsx'
import { DayChart } from '#ui/day-chart/day-chart.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { useDataUse } from '../../api/use-data-use.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dayWords, lastDayWords } from '../../line/day-words.ts'
import { leftOf } from '../../line/left.ts'
import type { Pace } from '../../line/pace.ts'
import { paceText } from '../../line/pace-note.tsx'
import { dataSince, usePace } from '../../line/use-pace.ts'
import { chartDays, referenceOf } from './chart-days.ts'
import styles from './data-month.module.css'

type Props = { readonly account: AccountMain }

/** Use over 30 days with a forecast. Hidden where use is not reported. */
export function DataMonth({ account }: Props) {
  const days = useDataUse().data?.days
  const used = days?.reduce((sum, { usedMb }) => sum + usedMb, 0) ?? 0
  return days && used > 0 ? <Month account={account} days={days} used={used} /> : null
}

type MonthProps = Props & { readonly days: NonNullable<DataUse['days']>; readonly used: number }

function Month({ account, days, used }: MonthProps) {
  const words = useWords()
  const { t } = words
  const pace = usePace(account)
  const since = dataSince(account)
  const shown = chartDays({ days, today: yangonDayKey(now()), since, pace }, (day) => dayWords(day, words))
  const most = days.reduce((max, one) => (one.usedMb > max.usedMb ? one : max))
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('account.monthTitle')}</h2>
        <p className={styles.sum}>{formatDataLeft(used)}</p>
      </div>
      {pace && <Forecast account={account} pace={pace} />}
      <DayChart
        label={t('account.monthLabel', {
          sum: formatDataLeft(used),
          most: formatMegabytes(most.usedMb),
          day: dayWords(most.day, words),
        })}
        reference={referenceOf(most.usedMb)}
        days={shown}
      />
      <ul className={styles.key} aria-hidden="true">
        {since && addDays(yangonDayKey(since), 1) <= yangonDayKey(now()) && (
          <li>
            <i className={styles.current} />
            {t('account.sinceNewest')}
          </li>
        )}
        {pace && !pace.outlasts && (
          <li>
            <i className={styles.next} />
            {t('account.ifItGoesOn')}
          </li>
        )}
      </ul>
    </Card>
  )
}

/** The sentence above the chart tells its result. */
function Forecast({ account, pace }: Props & { readonly pace: Pace }) {
  const words = useWords()
  const { t } = words
  const end = leftOf('MB', account.buckets)?.lastEnd
  return (
    <div className={styles.forecast}>
      <Disc tone={pace.outlasts ? 'in' : 'warm'}>
        <ClockIcon size={24} />
      </Disc>
      <div>
        <p className={styles.result}>{paceText(pace, words)}</p>
        <p className={styles.soft}>
          {t('account.perDay', {
            amount: formatDataLeft(Math.round(pace.perDay / 10) * 10),
            day: dayWords(pace.since, words),
          })}{' '}
          {end && t('account.dataRunsUntil', { day: lastDayWords(end, words) })}
        </p>
      </div>
    </div>
  )
}
