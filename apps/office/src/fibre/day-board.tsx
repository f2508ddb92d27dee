import { getVisitDay } from '#contracts/staff/fibre-lines.ts'
import { useState, type ReactNode } from 'react'
import { useRead } from '../api/use-read.ts'
import { useWords } from '../i18n/use-words.ts'
import { Filters, FilterSelect, FilterText } from '../lists/filters.tsx'
import { QueueTable } from '../lists/queue-table.tsx'
import { Panel } from '../parts/panel.tsx'
import { Room } from './room.tsx'
import { useLineColumns } from './line-columns.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'

const BOARD_MS = 15_000

/** Who is visited on a day, by township, and how much room there is. */
export function DayBoard({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const place = usePlaceName()
  const [day, setDay] = useState('')
  const [township, setTownship] = useState('')
  const body = { ...(day && { day }), ...(township && { township }) }
  const { data, isPending, error } = useRead(getVisitDay, { body }, { everyMs: BOARD_MS })
  const columns = useLineColumns()
  const rows = data?.boards.flatMap(({ lines }) => lines) ?? []
  const pages = { rows, loading: isPending, refusal: error, page: 1, forward: undefined, back: undefined }
  return (
    <>
      <Panel title={words('fibre.room')} aside={choice}>
        <Filters label={words('filter.label')}>
          <FilterText
            label={words('filter.day')}
            type="date"
            value={day || (data?.today ?? '')}
            onChange={setDay}
          />
          <FilterSelect
            label={words('fibre.township')}
            value={township}
            all={words('filter.all')}
            options={(data?.townships ?? []).map((one) => [one.id, place(one)] as const)}
            onChange={setTownship}
          />
        </Filters>
        {data ? <Room day={data.day} boards={data.boards} isOver={data.day < data.today} /> : null}
      </Panel>
      <Panel title={words('fibre.visits')}>
        <QueueTable
          label="fibre.visits"
          pages={pages}
          columns={columns}
          idOf={({ orderId }) => orderId}
          open={({ orderId }) => `/fibre/orders/${orderId}`}
          empty="fibre.noVisits"
        />
      </Panel>
    </>
  )
}
