import type { ResultOf } from '#contracts/call.ts'
import type { getDesk } from '#contracts/staff/desk.ts'
import { Link } from 'react-router-dom'
import { ageOf, urgencyOf } from '../clock/age.ts'
import { useWords } from '../i18n/use-words.ts'
import { PAGE_OF } from './queue-pages.ts'
import styles from './today.module.css'

type Queue = ResultOf<typeof getDesk>['queues'][number]

/** The count says how much, the bar how late: the oldest against its limit. */
export function QueueCard({ queue: { queue, count, oldestSec, limitSec } }: { queue: Queue }) {
  const words = useWords()
  const urgency = oldestSec === null ? 'calm' : urgencyOf(oldestSec, limitSec)
  const share = oldestSec === null ? 0 : Math.min(1, oldestSec / limitSec)
  return (
    <Link to={PAGE_OF[queue]} className={[styles.card, styles[urgency]].filter(Boolean).join(' ')}>
      <b>{words(`queue.${queue}`)}</b>
      <span className={`${styles.count} num`}>{count >= 1000 ? '1,000+' : count}</span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <small>
        <b>
          {oldestSec === null
            ? words('today.nothing')
            : words('today.oldest', { age: words(...ageOf(oldestSec)) })}
        </b>
        <span>{words('today.limit', { age: words(...ageOf(limitSec)) })}</span>
      </small>
    </Link>
  )
}
