import { getRecordPayments } from '#contracts/staff/record.ts'
import { Link } from 'react-router-dom'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { type RowOf } from '../lists/use-key-pages.ts'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Row } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { useRecordPages } from './use-record-pages.ts'

type Order = RowOf<typeof getRecordPayments>

/** Orders by or for the line; each try to pay leads to its page. */
export function PaymentsOf({ recordId }: { recordId: string }) {
  const words = useWords()
  const name = useName()
  const pages = useRecordPages(getRecordPayments, recordId)
  const columns: readonly Column<Order>[] = [
    { head: 'table.when', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { head: 'payments.order', cell: ({ orderNo }) => <b className="num">{orderNo}</b> },
    { head: 'payments.type', cell: ({ type }) => name('orderType', type) },
    { head: 'record.part', cell: ({ part }) => words(`record.part.${part}`) },
    {
      head: 'record.tries',
      cell: ({ payments }) => (
        <Row>
          {payments.map(({ paymentId, channel, state }) => (
            <Link key={paymentId} to={`/payments/${paymentId}`}>
              {name('channel', channel)}: {name('paymentState', state)}
            </Link>
          ))}
        </Row>
      ),
    },
    { head: 'table.kyat', cell: ({ totalKyat }) => <Kyat amount={totalKyat} />, align: 'end' },
    { head: 'table.state', cell: ({ state }) => <Tag>{name('orderState', state)}</Tag> },
  ]
  return (
    <QueueTable
      label="record.view.PAYMENTS"
      pages={pages}
      columns={columns}
      idOf={({ orderId }) => orderId}
      empty="record.nothing"
    />
  )
}
