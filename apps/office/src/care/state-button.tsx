import { setTicketState, type StaffTicket } from '#contracts/staff/tickets.ts'
import { FormDataConsumer } from 'react-admin'
import { Ask } from '../ask/ask.tsx'
import { Choices, given, Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'

/** Only the steps that the table has from here; a refusal needs a reason, which the customer reads. */
export function StateButton({ ticket: { ticketId, version, next } }: { ticket: StaffTicket }) {
  const words = useWords()
  const ask = useAsk<string, typeof setTicketState>(setTicketState)
  if (next.length === 0) return null
  return (
    <>
      <Act onClick={() => ask.open(ticketId)}>{words('care.setState')}</Act>
      {ask.about ? (
        <Ask
          title={words('care.setState')}
          act={words('care.setState')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ to: next[0] }}
          onClose={ask.close}
          onAct={({ to, why }) => {
            const state = next.find((one) => one === to)
            const reason = given(why)
            if (!state) return
            void ask.send(
              { params: { ticketId }, body: { version, to: state, ...(reason && { why: reason }) } },
              () => words('care.stateSet'),
            )
          }}
        >
          <Choices
            source="to"
            label={words('table.state')}
            choices={next.map((id) => ({ id, name: words(`ticketState.${id}`) }))}
          />
          <FormDataConsumer>
            {({ formData }) =>
              formData['to'] === 'REJECTED' ? (
                <Line source="why" label={words('ask.why')} hint={words('care.whyHint')} multiline />
              ) : null
            }
          </FormDataConsumer>
        </Ask>
      ) : null}
    </>
  )
}
