import { mergeTicket, type StaffTicket } from '#contracts/staff/tickets.ts'
import { useNavigate } from 'react-router-dom'
import { Ask } from '../ask/ask.tsx'
import { Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'

/** Two reports of one problem become one; the old number leads on for ever. */
export function MergeButton({ ticket: { ticketId, version } }: { ticket: StaffTicket }) {
  const words = useWords()
  const navigate = useNavigate()
  const ask = useAsk<string, typeof mergeTicket>(mergeTicket)
  const merge = async (into: string) => {
    const target = await ask.send({ params: { ticketId }, body: { version, into } }, () =>
      words('care.merged'),
    )
    if (target) await navigate(`/tickets/${target.ticketId}`)
  }
  return (
    <>
      <Act onClick={() => ask.open(ticketId)}>{words('care.merge')}</Act>
      {ask.about ? (
        <Ask
          title={words('care.merge')}
          act={words('care.merge')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ into }) => void merge(String(into ?? ''))}
        >
          <Note>{words('care.mergeRule')}</Note>
          <Line source="into" label={words('care.mergeInto')} />
        </Ask>
      ) : null}
    </>
  )
}
