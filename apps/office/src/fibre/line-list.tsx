import { LINE_ORDER_STATUSES } from '#contracts/fibre-orders.ts'
import { getVisitDay, listLines } from '#contracts/staff/fibre-lines.ts'
import { useState, type ReactNode } from 'react'
import { useRead } from '../api/use-read.ts'
import { useWords } from '../i18n/use-words.ts'
import { Filters, FilterSelect, FilterText } from '../lists/filters.tsx'
import { QueueTable } from '../lists/queue-table.tsx'
import { useKeyPages } from '../lists/use-key-pages.ts'
import { useSettled } from '../lists/use-settled.ts'
import { Panel } from '../parts/panel.tsx'
import { useLineColumns } from './line-columns.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'

const NOTHING = { state: '', township: '', orderNo: '' }
const LEAST_TEXT = 3

/** New lines: all that are open, oldest first, or those of one state. */
export function LineList({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const place = usePlaceName()
  const [filter, setFilter] = useState(NOTHING)
  const { data } = useRead(getVisitDay, { body: {} })
  const orderNo = useSettled(filter.orderNo).trim()
  const body = {
    ...(filter.state && { state: filter.state }),
    ...(filter.township && { township: filter.township }),
    ...(orderNo.length >= LEAST_TEXT && { orderNo }),
  }
  const pages = useKeyPages(listLines, body)
  const columns = useLineColumns()
  return (
    <Panel title={words('fibre.view.orders')} aside={choice}>
      <Filters label={words('filter.label')}>
        <FilterSelect
          label={words('table.state')}
          value={filter.state}
          all={words('fibre.open')}
          options={LINE_ORDER_STATUSES.map((state) => [state, words(`lineState.${state}`)] as const)}
          onChange={(state) => setFilter({ ...filter, state })}
        />
        <FilterSelect
          label={words('fibre.township')}
          value={filter.township}
          all={words('filter.all')}
          options={(data?.townships ?? []).map((one) => [one.id, place(one)] as const)}
          onChange={(township) => setFilter({ ...filter, township })}
        />
        <FilterText
          label={words('fibre.order')}
          value={filter.orderNo}
          onChange={(typed) => setFilter({ ...filter, orderNo: typed })}
        />
      </Filters>
      <QueueTable
        label="fibre.view.orders"
        pages={pages}
        columns={columns}
        idOf={({ orderId }) => orderId}
        open={({ orderId }) => `/fibre/orders/${orderId}`}
        empty="fibre.empty"
      />
    </Panel>
  )
}
