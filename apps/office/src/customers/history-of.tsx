import { getRecordHistory } from '#contracts/staff/record.ts'
import { formatInteger, formatMegabytes } from '#language/formats.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { type RowOf } from '../lists/use-key-pages.ts'
import { Moment } from '../parts/moment.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'
import { useRecordPages } from './use-record-pages.ts'

type Entry = RowOf<typeof getRecordHistory>

const TONES: Readonly<Record<Entry['status'], Tone>> = {
  PENDING: 'warn',
  SUCCEEDED: 'ok',
  FAILED: 'plain',
  REVERSED: 'plain',
}

const OTHER_UNITS: Readonly<Record<string, (value: number) => string>> = {
  MB: formatMegabytes,
  MIN: (value) => `${formatInteger(value)} min`,
  SMS: (value) => `${formatInteger(value)} SMS`,
  POINT: (value) => `${formatInteger(value)} pt`,
}

/** Kyat have a column of their own; the rest is said beside what it was. */
const others = (deltas: Entry['deltas']): string =>
  deltas
    .filter(({ unit }) => unit !== 'MMK')
    .map(({ unit, value }) => OTHER_UNITS[unit]?.(value) ?? `${value} ${unit}`)
    .join(', ')

const kyatOf = (deltas: Entry['deltas']): number | null =>
  deltas.find(({ unit }) => unit === 'MMK')?.value ?? null

export function HistoryOf({ recordId }: { recordId: string }) {
  const words = useWords()
  const pages = useRecordPages(getRecordHistory, recordId)
  const columns: readonly Column<Entry>[] = [
    { head: 'table.when', cell: ({ at }) => <Moment at={at} /> },
    { head: 'table.what', cell: ({ type }) => words(`historyType.${type}`) },
    {
      head: 'table.detail',
      cell: ({ product, counterparty, deltas }) =>
        [product, counterparty, others(deltas)].filter(Boolean).join(' · '),
      long: ({ product, counterparty }) => [product, counterparty].filter(Boolean).join(' · '),
    },
    { head: 'table.kyat', cell: ({ deltas }) => <Kyat amount={kyatOf(deltas)} signed />, align: 'end' },
    {
      head: 'table.state',
      cell: ({ status }) => <Tag tone={TONES[status]}>{words(`historyState.${status}`)}</Tag>,
    },
  ]
  return (
    <QueueTable
      label="record.view.HISTORY"
      pages={pages}
      columns={columns}
      idOf={({ moveId, at, type }) => `${moveId} ${at} ${type}`}
      empty="record.nothing"
    />
  )
}
