import type { ResultOf } from '#contracts/call.ts'
import type { getDesk } from '#contracts/staff/desk.ts'
import { Link } from 'react-router-dom'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { ActLink } from '../parts/act.tsx'
import { Age } from '../parts/age.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { pageOfWork } from './queue-pages.ts'
import styles from './today.module.css'

type Work = ResultOf<typeof getDesk>['urgent'][number]

/** Names of things differ by queue: a kind of move, a channel, a topic. */
const GROUP: Partial<Record<Work['queue'], string>> = {
  INBOX: 'kind',
  MOVES: 'what.MOVE',
  PAYMENTS: 'channel',
  REFUNDS: 'refundWhy',
  JOBS: 'what.JOB',
  MESSAGES: 'topic',
  CHANNELS: 'channel',
}

/** One list over all kinds, what is most over its limit first. */
export function Urgent({ rows }: { rows: readonly Work[] | null }) {
  const words = useWords()
  const name = useName()
  const columns: readonly Column<Work>[] = [
    {
      head: 'today.flag',
      cell: ({ overSec }) => <i className={overSec > 0 ? styles.petalLate : styles.petal} />,
    },
    {
      head: 'today.work',
      cell: ({ queue, id }) => <Link to={pageOfWork(queue, id)}>{words(`queue.${queue}`)}</Link>,
    },
    {
      head: 'table.what',
      cell: ({ queue, what }) => name(GROUP[queue] ?? 'what', what),
      long: ({ queue, what }) => name(GROUP[queue] ?? 'what', what),
    },
    { head: 'table.kyat', cell: ({ amountKyat }) => <Kyat amount={amountKyat} />, align: 'end' },
    {
      head: 'table.waiting',
      cell: ({ since, overSec }) =>
        overSec > 0 ? (
          <b>
            <Age since={since} />
          </b>
        ) : (
          <Age since={since} />
        ),
    },
    { head: 'table.state', cell: ({ state }) => name('workState', state) },
    {
      head: null,
      align: 'end',
      cell: ({ queue, id }) => <ActLink to={pageOfWork(queue, id)}>{words('today.open')}</ActLink>,
    },
  ]
  const pages = {
    rows: rows ?? [],
    loading: rows === null,
    refusal: null,
    page: 1,
    forward: undefined,
    back: undefined,
  }
  return (
    <>
      <QueueTable
        label="today.urgent"
        pages={pages}
        columns={columns}
        idOf={({ queue, id }) => `${queue} ${id}`}
        open={({ queue, id }) => pageOfWork(queue, id)}
        empty="today.allDone"
      />
      <p className={styles.keys}>
        <kbd>J</kbd>
        <kbd>K</kbd> {words('keys.rows')} <kbd>Enter</kbd> {words('keys.open')} <kbd>/</kbd>{' '}
        {words('keys.find')} <kbd>?</kbd> {words('keys.sheet')}
      </p>
    </>
  )
}
