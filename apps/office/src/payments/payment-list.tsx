import {
  listOfficeChannels,
  OFFICE_PAYMENT_STATES,
  searchPayments,
  type PaymentRow,
} from '#contracts/staff/payments.ts'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { CsvButton } from '../lists/csv-button.tsx'
import { Filters, FilterSelect, FilterText } from '../lists/filters.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { SavedViews } from '../lists/saved-views.tsx'
import { useKeyPages } from '../lists/use-key-pages.ts'
import { useSettled } from '../lists/use-settled.ts'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { PaymentState } from './payment-state.tsx'

const NOTHING = { text: '', state: '', channel: '', day: '' }
const LEAST_TEXT = 3

function useColumns(): readonly Column<PaymentRow>[] {
  const name = useName()
  return [
    { head: 'table.when', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      head: 'payments.order',
      cell: ({ paymentId, orderNo }) => (
        <Link to={`/payments/${paymentId}`} className="num">
          {orderNo}
        </Link>
      ),
    },
    { head: 'payments.type', cell: ({ type }) => name('orderType', type) },
    { head: 'payments.channel', cell: ({ channel }) => name('channel', channel) },
    { head: 'payments.payer', cell: ({ payer }) => <span className="num">{payer}</span> },
    { head: 'payments.receiver', cell: ({ receiver }) => <span className="num">{receiver}</span> },
    { head: 'table.kyat', cell: ({ amountKyat }) => <Kyat amount={amountKyat} />, align: 'end' },
    {
      head: 'table.state',
      cell: ({ state, proposal }) => (
        <Row>
          <PaymentState state={state} />
          <WaitingMark proposal={proposal} />
        </Row>
      ),
    },
  ]
}

const filled = (filter: typeof NOTHING) =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) => value.trim().length >= (name === 'text' ? LEAST_TEXT : 1),
    ),
  )

export function PaymentList({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const [filter, setFilter] = useState(NOTHING)
  const body = filled({ ...filter, text: useSettled(filter.text) })
  const pages = useKeyPages(searchPayments, body)
  const columns = useColumns()
  const { text: _text, ...forFile } = body
  return (
    <Panel
      title={words('payments.view.PAYMENTS')}
      aside={
        <Row>
          {choice}
          <CsvButton list="PAYMENTS" filter={forFile} />
        </Row>
      }
    >
      <PaymentFilters filter={filter} onChange={setFilter} />
      <SavedViews of="PAYMENTS" filter={forFile} onChoose={(kept) => setFilter({ ...NOTHING, ...kept })} />
      <QueueTable
        label="payments.view.PAYMENTS"
        pages={pages}
        columns={columns}
        idOf={({ paymentId }) => paymentId}
        open={({ paymentId }) => `/payments/${paymentId}`}
        empty="payments.empty"
      />
    </Panel>
  )
}

type FiltersProps = { filter: typeof NOTHING; onChange(filter: typeof NOTHING): void }

function PaymentFilters({ filter, onChange }: FiltersProps) {
  const words = useWords()
  const name = useName()
  const { data: channels = [] } = useRead(listOfficeChannels)
  const set = (part: Partial<typeof NOTHING>) => onChange({ ...filter, ...part })
  return (
    <Filters label={words('filter.label')}>
      <FilterText label={words('payments.find')} value={filter.text} onChange={(text) => set({ text })} />
      <FilterSelect
        label={words('table.state')}
        value={filter.state}
        all={words('filter.all')}
        options={OFFICE_PAYMENT_STATES.map((state) => [state, words(`paymentState.${state}`)])}
        onChange={(state) => set({ state })}
      />
      <FilterSelect
        label={words('payments.channel')}
        value={filter.channel}
        all={words('filter.all')}
        options={channels.map(({ channel }) => [channel, name('channel', channel)])}
        onChange={(channel) => set({ channel })}
      />
      <FilterText
        type="date"
        label={words('filter.day')}
        value={filter.day}
        onChange={(day) => set({ day })}
      />
    </Filters>
  )
}
