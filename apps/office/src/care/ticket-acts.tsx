import { giveTicketBack, takeTicket, type StaffTicket } from '#contracts/staff/tickets.ts'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { OpenCustomer } from '../customers/open-customer.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { MergeButton } from './merge-button.tsx'
import { StateButton } from './state-button.tsx'

type Props = { ticket: StaffTicket }

/** A ticket is taken first: only the person who has it answers, and each step names the version it is based on. */
export function TicketActs({ ticket }: Props) {
  const may = useMay()
  if (!may(takeTicket) || ticket.mergedInto !== null) return null
  return ticket.isMine ? <Mine ticket={ticket} /> : <Take ticket={ticket} />
}

function Take({ ticket: { ticketId, version, takenBy } }: Props) {
  const words = useWords()
  const { run, busy, refusal } = useChange(takeTicket)
  const take = () => void run({ params: { ticketId }, body: { version } })
  useKeys({ t: take })
  return (
    <>
      <Act look="main" disabled={busy} onClick={take}>
        {words(takenBy ? 'messages.takeOver' : 'messages.take')}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}

function Mine({ ticket }: Props) {
  const words = useWords()
  const { ticketId, version, recordId } = ticket
  const back = useChange(giveTicketBack)
  return (
    <>
      <Row>
        {recordId ? (
          <OpenCustomer recordId={recordId} because={{ reason: 'COMPLAINT', reference: ticket.ticketNo }} />
        ) : null}
        <StateButton ticket={ticket} />
        <MergeButton ticket={ticket} />
        <Act disabled={back.busy} onClick={() => void back.run({ params: { ticketId }, body: { version } })}>
          {words('messages.giveBack')}
        </Act>
      </Row>
      <Refused refusal={back.refusal} />
    </>
  )
}
