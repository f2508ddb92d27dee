import { listMessages, MESSAGE_LIMIT_HOURS, takeMessage } from '#contracts/staff/messages.ts'
import { Link, useNavigate } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Holder } from '../lists/holder.tsx'
import { QueueScreen } from '../lists/queue-screen.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Against } from '../parts/against.tsx'
import { Refused } from '../parts/refused.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'

type Message = RowOf<typeof listMessages>

const TONES: Readonly<Record<Message['state'], Tone>> = {
  NEW: 'warn',
  TAKEN: 'plain',
  ANSWERED: 'ok',
  CLOSED: 'plain',
}
const VIEWS = {
  NEW: { state: 'NEW' },
  MINE: { mine: true, state: 'TAKEN' },
  TAKEN: { state: 'TAKEN' },
  ANSWERED: { state: 'ANSWERED' },
  CLOSED: { state: 'CLOSED' },
} as const
type View = keyof typeof VIEWS

function useColumns(take: (row: Message) => void, mayTake: boolean): readonly Column<Message>[] {
  const words = useWords()
  const name = useName()
  return [
    {
      head: 'messages.reference',
      cell: ({ messageId, reference }) => (
        <Link to={`/messages/${messageId}`} className="num">
          {reference}
        </Link>
      ),
    },
    { head: 'messages.topic', cell: ({ topic }) => name('topic', topic) },
    {
      head: 'messages.begins',
      cell: ({ begins, lang }) => <span lang={lang}>{begins}</span>,
      long: ({ begins }) => begins,
    },
    {
      head: 'table.waiting',
      cell: ({ receivedAt }) => <Against since={receivedAt} limitSec={MESSAGE_LIMIT_HOURS * 3600} />,
    },
    {
      head: 'table.state',
      cell: ({ state }) => <Tag tone={TONES[state]}>{words(`messageState.${state}`)}</Tag>,
    },
    {
      head: 'messages.holder',
      cell: (row) => <Holder {...row} />,
    },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        mayTake && row.state === 'NEW' ? <Act onClick={() => take(row)}>{words('messages.take')}</Act> : null,
    },
  ]
}

/** What visitors wrote through the contact form; those that nobody took come first, the oldest above. */
export function Messages() {
  const words = useWords()
  return (
    <QueueScreen
      title="menu.messages"
      under="messages.under"
      views={Object.keys(VIEWS) as View[]}
      nameOf={(view) => words(`messages.view.${view}`)}
    >
      {(view) => <Rows view={view} />}
    </QueueScreen>
  )
}

function Rows({ view }: { readonly view: View }) {
  const navigate = useNavigate()
  const may = useMay()
  const pages = useKeyPages(listMessages, VIEWS[view])
  const { run, refusal } = useChange(takeMessage)
  const take = async ({ messageId, version }: Message) => {
    if (await run({ params: { messageId }, body: { version } })) await navigate(`/messages/${messageId}`)
  }
  const columns = useColumns((row) => void take(row), may(takeMessage))
  return (
    <>
      <Refused refusal={refusal} />
      <QueueTable
        label="menu.messages"
        pages={pages}
        columns={columns}
        idOf={({ messageId }) => messageId}
        open={({ messageId }) => `/messages/${messageId}`}
        empty="messages.empty"
        keys={{ t: (row) => void (may(takeMessage) && row.state === 'NEW' && take(row)) }}
      />
    </>
  )
}
