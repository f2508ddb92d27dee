import { getRecordMoves } from '#contracts/staff/record.ts'
import { Link } from 'react-router-dom'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useName } from '../i18n/use-name.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { type RowOf } from '../lists/use-key-pages.ts'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Row } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { useRecordPages } from './use-record-pages.ts'

const UNSURE = new Set(['EXECUTING', 'UNKNOWN', 'HELD'])

/** Moves with what was asked of the core and what it answered. */
export function MovesOf({ recordId }: { recordId: string }) {
  const name = useName()
  const pages = useRecordPages(getRecordMoves, recordId)
  const columns: readonly Column<RowOf<typeof getRecordMoves>>[] = [
    { head: 'table.when', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      head: 'table.what',
      cell: ({ moveId, kind }) => <Link to={`/moves/${moveId}`}>{name('what.MOVE', kind)}</Link>,
    },
    {
      head: 'record.asked',
      cell: ({ asked }) => (
        <>
          {name('coreDo', asked.do)} <Kyat amount={asked.kyat} />
        </>
      ),
    },
    { head: 'record.asks', cell: ({ asks }) => <span className="num">{asks}</span>, align: 'end' },
    { head: 'record.answer', cell: ({ failure, takenKyat }) => failure ?? <Kyat amount={takenKyat} /> },
    { head: 'table.kyat', cell: ({ amountKyat }) => <Kyat amount={amountKyat} />, align: 'end' },
    {
      head: 'table.state',
      cell: ({ state, proposal }) => (
        <Row>
          <Tag tone={UNSURE.has(state) ? 'warn' : 'plain'}>{name('workState', state)}</Tag>
          <WaitingMark proposal={proposal} />
        </Row>
      ),
    },
  ]
  return (
    <QueueTable
      label="record.view.MOVES"
      pages={pages}
      columns={columns}
      idOf={({ moveId }) => moveId}
      open={({ moveId }) => `/moves/${moveId}`}
      empty="record.nothing"
    />
  )
}
