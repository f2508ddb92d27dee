import { listRefunds, REFUND_STATES } from '#contracts/staff/payments.ts'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { CsvButton } from '../lists/csv-button.tsx'
import { Filters, FilterSelect } from '../lists/filters.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { SavedViews } from '../lists/saved-views.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'

type Refund = RowOf<typeof listRefunds>

export const REFUND_TONES: Readonly<Record<Refund['state'], Tone>> = {
  REQUESTED: 'plain',
  SENT: 'plain',
  DONE: 'ok',
  FAILED: 'bad',
  UNKNOWN: 'warn',
  STAFF: 'warn',
  BOUNCED: 'bad',
}

function useColumns(): readonly Column<Refund>[] {
  const words = useWords()
  const name = useName()
  return [
    {
      head: 'table.when',
      cell: ({ createdAt, paymentId }) => (
        <Link to={`/payments/${paymentId}`}>
          <Moment at={createdAt} />
        </Link>
      ),
    },
    { head: 'table.number', cell: ({ number }) => <span className="num">{number}</span> },
    { head: 'approvals.why', cell: ({ why }) => name('refundWhy', why), long: ({ why }) => why },
    { head: 'table.kyat', cell: ({ amountKyat }) => <Kyat amount={amountKyat} />, align: 'end' },
    {
      head: 'table.state',
      cell: ({ state, proposal }) => (
        <Row>
          <Tag tone={REFUND_TONES[state]}>{words(`refundState.${state}`)}</Tag>
          <WaitingMark proposal={proposal} />
        </Row>
      ),
    },
    { head: 'payments.ended', cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : null) },
  ]
}

export function RefundList({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const [state, setState] = useState('')
  const filter: Record<string, string> = state ? { state } : {}
  const pages = useKeyPages(listRefunds, filter)
  return (
    <Panel
      title={words('payments.view.REFUNDS')}
      aside={
        <Row>
          {choice}
          <CsvButton list="REFUNDS" filter={filter} />
        </Row>
      }
    >
      <Filters label={words('filter.label')}>
        <FilterSelect
          label={words('table.state')}
          value={state}
          all={words('filter.all')}
          options={REFUND_STATES.map((one) => [one, words(`refundState.${one}`)])}
          onChange={setState}
        />
      </Filters>
      <SavedViews of="REFUNDS" filter={filter} onChoose={(kept) => setState(String(kept['state'] ?? ''))} />
      <QueueTable
        label="payments.view.REFUNDS"
        pages={pages}
        columns={useColumns()}
        idOf={({ refundId }) => refundId}
        open={({ paymentId }) => `/payments/${paymentId}`}
        empty="payments.noRefunds"
      />
    </Panel>
  )
}
