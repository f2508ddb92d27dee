import { getStaffTicket, type StaffTicket } from '#contracts/staff/tickets.ts'
import { useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { Top } from '../frame/top.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { AnswerBox } from './answer-box.tsx'
import { Due } from './due.tsx'
import { NoteBox } from './note-box.tsx'
import { StaffThread } from './staff-thread.tsx'
import { TicketActs } from './ticket-acts.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TICKET_TONES } from './ticket-tone.ts'

/** One problem: what was said, the ways to answer, what is known about it. */
export function Ticket() {
  const words = useWords()
  const { ticketId = '' } = useParams()
  const { data: ticket, error } = useRead(getStaffTicket, { params: { ticketId } }, { everyMs: 5_000 })
  if (!ticket)
    return (
      <>
        <Top title={words('menu.tickets')} />
        <Refused refusal={error} />
      </>
    )
  return (
    <>
      <Top
        title={words('care.title', { number: ticket.ticketNo })}
        under={currentLang() === 'my' ? ticket.categoryNameMm : ticket.categoryName}
      />
      <Split side={<Side ticket={ticket} />}>
        <Panel title={words('care.thread')} aside={<Due at={ticket.dueAt} />}>
          <StaffThread ticket={ticket} />
        </Panel>
        {ticket.isMine ? <AnswerBox key={ticketId} ticket={ticket} /> : null}
        <NoteBox key={`note ${ticketId}`} ticketId={ticketId} />
      </Split>
    </>
  )
}

function Side({ ticket }: { ticket: StaffTicket }) {
  const words = useWords()
  const { status, isMine, takenBy } = ticket
  return (
    <>
      <Panel
        title={words('messages.answering')}
        aside={<Tag tone={TICKET_TONES[status]}>{words(`ticketState.${status}`)}</Tag>}
      >
        <p>
          {isMine
            ? words('care.yours')
            : takenBy
              ? words('messages.takenBy', { name: takenBy })
              : words('care.free')}
        </p>
        <TicketActs ticket={ticket} />
      </Panel>
      <TicketFacts ticket={ticket} />
    </>
  )
}
