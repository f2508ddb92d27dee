import { getAuditSeals } from '#contracts/staff/audit.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Tag } from '../parts/tag.tsx'

/** Days in their chain, each counted again just now. */
export function Seals() {
  const words = useWords()
  const pages = useKeyPages(getAuditSeals, {})
  const columns: readonly Column<RowOf<typeof getAuditSeals>>[] = [
    { head: 'filter.day', cell: ({ day }) => <b className="num">{day}</b> },
    { head: 'audit.rows', cell: ({ rows }) => <span className="num">{rows}</span>, align: 'end' },
    { head: 'audit.seal', cell: ({ seal }) => <code>{seal.slice(0, 24)}</code> },
    {
      head: 'table.state',
      cell: ({ holds }) => (
        <Tag tone={holds ? 'ok' : 'bad'}>{words(holds ? 'audit.holds' : 'audit.broken')}</Tag>
      ),
    },
  ]
  return (
    <QueueTable
      label="audit.view.SEALS"
      pages={pages}
      columns={columns}
      idOf={({ day }) => day}
      empty="audit.noSeals"
    />
  )
}
