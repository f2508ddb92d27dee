import { getRecordMessages } from '#contracts/staff/record.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { type RowOf } from '../lists/use-key-pages.ts'
import { Moment } from '../parts/moment.tsx'
import { Tag } from '../parts/tag.tsx'
import { useRecordPages } from './use-record-pages.ts'

/** Which SMS went to the number and whether they came; no text of any. */
export function MessagesOf({ recordId }: { recordId: string }) {
  const words = useWords()
  const name = useName()
  const pages = useRecordPages(getRecordMessages, recordId)
  const columns: readonly Column<RowOf<typeof getRecordMessages>>[] = [
    { head: 'table.when', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { head: 'table.what', cell: ({ kind }) => words(`smsKind.${kind}`) },
    { head: 'table.detail', cell: ({ template }) => name('template', template) },
    { head: 'messages.language', cell: ({ lang }) => name('language', lang) },
    { head: 'payments.ended', cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : null) },
    {
      head: 'table.state',
      cell: ({ state, failure }) => <Tag tone={failure ? 'bad' : 'plain'}>{name('smsState', state)}</Tag>,
    },
  ]
  return (
    <QueueTable
      label="record.view.MESSAGES"
      pages={pages}
      columns={columns}
      idOf={({ smsId }) => smsId}
      empty="record.nothing"
    />
  )
}
