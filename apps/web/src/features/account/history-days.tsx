import type { Transaction } from '#contracts/value.ts'
import { formatDate } from '#language/formats.ts'
import { startOfYangonDay, yangonDayKey, addDays } from '#language/yangon-day.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dayWords } from '../../line/day-words.ts'
import { byDay } from './by-day.ts'
import { TransactionRow } from './transaction-row.tsx'
import styles from './history.module.css'

/** Newest first, grouped by day. */
export function HistoryDays({
  rows,
  level,
}: {
  readonly rows: readonly Transaction[]
  readonly level: 2 | 3
}) {
  const words = useWords()
  const Heading = `h${level}` as const
  const lately = addDays(yangonDayKey(now()), -1)
  return byDay(rows).map(({ day, rows: own }) => (
    <div key={day}>
      <Heading className={styles.day}>
        {day >= lately ? dayWords(day, words) : formatDate(startOfYangonDay(day), words.lang)}
      </Heading>
      <ul>
        {own.map((one) => (
          <TransactionRow key={`${one.transactionId}${one.type}`} transaction={one} />
        ))}
      </ul>
    </div>
  ))
}
