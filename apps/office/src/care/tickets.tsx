import { getTicketFigures, listTickets, takeTicket, TICKET_QUEUES } from '#contracts/staff/tickets.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useMay } from '../auth/use-roles.ts'
import { ageOf } from '../clock/age.ts'
import { Top } from '../frame/top.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Holder } from '../lists/holder.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act, ActLink } from '../parts/act.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Tag } from '../parts/tag.tsx'
import { Due } from './due.tsx'
import { EnterTicket } from './enter-ticket.tsx'
import { FindTicket } from './find-ticket.tsx'
import { TICKET_TONES } from './ticket-tone.ts'

type Row = RowOf<typeof listTickets>
type Queue = (typeof TICKET_QUEUES)[number]
/** What waits for us. */
const [FIRST] = TICKET_QUEUES

const nameOf = (queue: Queue) => (queue === FIRST ? 'care.queue.first' : (`care.queue.${queue}` as const))

const isTakeable = ({ takenBy, status }: Row) =>
  takenBy === null && !['CLOSED', 'CANCELLED', 'REJECTED'].includes(status)

function useColumns(take: (row: Row) => void, mayTake: boolean): readonly Column<Row>[] {
  const words = useWords()
  const isBurmese = currentLang() === 'my'
  const problemOf = ({ categoryName, categoryNameMm }: Row) => (isBurmese ? categoryNameMm : categoryName)
  return [
    {
      head: 'care.number',
      cell: ({ ticketId, ticketNo }) => (
        <Link to={`/tickets/${ticketId}`} className="num">
          {ticketNo}
        </Link>
      ),
    },
    { head: 'care.due', cell: ({ dueAt }) => <Due at={dueAt} /> },
    { head: 'care.priority', cell: ({ priority }) => <b>{priority}</b> },
    { head: 'care.category', cell: problemOf, long: problemOf },
    {
      head: 'messages.begins',
      cell: ({ begins, lang }) => <span lang={lang}>{begins}</span>,
      long: ({ begins }) => begins,
    },
    {
      head: 'table.state',
      cell: ({ status }) => <Tag tone={TICKET_TONES[status]}>{words(`ticketState.${status}`)}</Tag>,
    },
    {
      head: 'messages.holder',
      cell: (row) => <Holder {...row} />,
    },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        mayTake && isTakeable(row) ? <Act onClick={() => take(row)}>{words('messages.take')}</Act> : null,
    },
  ]
}

/** Problems that customers told us, by the clock that runs out first. */
export function Tickets() {
  const words = useWords()
  const navigate = useNavigate()
  const may = useMay()
  const [queue, setQueue] = useState<Queue>(FIRST)
  const pages = useKeyPages(listTickets, { queue })
  const { run, refusal } = useChange(takeTicket)
  const take = async ({ ticketId, version }: Row) => {
    if (await run({ params: { ticketId }, body: { version } })) await navigate(`/tickets/${ticketId}`)
  }
  const columns = useColumns((row) => void take(row), may(takeTicket))
  const tabs = TICKET_QUEUES.map((one) => [one, words(nameOf(one))] as const)
  return (
    <>
      <Top title={words('menu.tickets')} under={<Figures />}>
        <FindTicket />
        <ActLink to="/incidents">{words('care.incidents')}</ActLink>
        <EnterTicket />
      </Top>
      <Panel
        title={words(nameOf(queue))}
        aside={<Tabs label={words('menu.tickets')} tabs={tabs} value={queue} onChange={setQueue} />}
      >
        <Refused refusal={refusal} />
        <QueueTable
          label="menu.tickets"
          pages={pages}
          columns={columns}
          idOf={({ ticketId }) => ticketId}
          open={({ ticketId }) => `/tickets/${ticketId}`}
          empty="care.empty"
          keys={{ t: (row) => void (may(takeTicket) && isTakeable(row) && take(row)) }}
        />
      </Panel>
    </>
  )
}

function Figures() {
  const words = useWords()
  const { data } = useRead(getTicketFigures, {}, { everyMs: 30_000 })
  if (!data) return null
  const { open, overdue, oldestSec } = data
  const oldest = oldestSec === null ? null : words(...ageOf(oldestSec))
  return (
    <>
      {words('care.figures', { open, overdue })}
      {oldest ? ` · ${words('care.oldest', { age: oldest })}` : null}
    </>
  )
}
