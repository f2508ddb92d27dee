import { listCvs } from '#contracts/staff/careers.ts'
import { Link } from 'react-router-dom'
import { useWords } from '../i18n/use-words.ts'
import { QueueScreen } from '../lists/queue-screen.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Moment } from '../parts/moment.tsx'

type Row = RowOf<typeof listCvs>

const VIEWS = ['UNREAD', 'ALL'] as const
type View = (typeof VIEWS)[number]

const COLUMNS: readonly Column<Row>[] = [
  {
    head: 'messages.reference',
    cell: ({ cvId, reference }) => (
      <Link to={`/cvs/${cvId}`} className="num">
        {reference}
      </Link>
    ),
  },
  { head: 'cvs.job', cell: ({ jobTitle }) => jobTitle, long: ({ jobTitle }) => jobTitle },
  { head: 'cvs.received', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
  { head: 'cvs.readBy', cell: ({ readBy }) => readBy ?? '' },
]

/** Who wants to work with us; what nobody has read comes first. */
export function Cvs() {
  const words = useWords()
  return (
    <QueueScreen
      title="menu.cvs"
      under="cvs.under"
      views={VIEWS}
      nameOf={(view) => words(`cvs.view.${view}`)}
    >
      {(view) => <Rows view={view} />}
    </QueueScreen>
  )
}

function Rows({ view }: { readonly view: View }) {
  const pages = useKeyPages(listCvs, { unread: view === 'UNREAD' })
  return (
    <QueueTable
      label="menu.cvs"
      pages={pages}
      columns={COLUMNS}
      idOf={({ cvId }) => cvId}
      open={({ cvId }) => `/cvs/${cvId}`}
      empty="cvs.empty"
    />
  )
}
