import { listSettlementDays } from '#contracts/staff/payments.ts'
import type { ReactNode } from 'react'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { CsvButton } from '../lists/csv-button.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Kyat } from '../parts/kyat.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'

type Day = RowOf<typeof listSettlementDays>

/** Days of each channel: ours, theirs, the books, and what nobody can explain. */
export function Settlement({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const name = useName()
  const pages = useKeyPages(listSettlementDays, {})
  const columns: readonly Column<Day>[] = [
    { head: 'filter.day', cell: ({ day }) => <b className="num">{day}</b> },
    { head: 'payments.channel', cell: ({ channel }) => name('channel', channel) },
    { head: 'settlement.ours', cell: ({ oursKyat }) => <Kyat amount={oursKyat} />, align: 'end' },
    { head: 'settlement.theirs', cell: ({ theirsKyat }) => <Kyat amount={theirsKyat} />, align: 'end' },
    {
      head: 'settlement.delivered',
      cell: ({ deliveredKyat }) => <Kyat amount={deliveredKyat} />,
      align: 'end',
    },
    { head: 'settlement.ledger', cell: ({ ledgerKyat }) => <Kyat amount={ledgerKyat} />, align: 'end' },
    {
      head: 'settlement.unexplained',
      align: 'end',
      cell: ({ unexplainedKyat, differences }) =>
        differences > 0 || unexplainedKyat !== 0 ? (
          <Tag tone="bad">
            <Kyat amount={unexplainedKyat} />
          </Tag>
        ) : (
          <Tag tone="ok">{words('settlement.agrees')}</Tag>
        ),
    },
  ]
  return (
    <Panel
      title={words('payments.view.SETTLEMENT')}
      aside={
        <Row>
          {choice}
          <CsvButton list="SETTLEMENT" />
        </Row>
      }
    >
      <QueueTable
        label="payments.view.SETTLEMENT"
        pages={pages}
        columns={columns}
        idOf={({ channel, day }) => `${channel} ${day}`}
        empty="settlement.empty"
      />
    </Panel>
  )
}
