import { openRecord } from '#contracts/staff/record.ts'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'

type Because = { messageId: string } | { reason: 'COMPLAINT'; reference: string }

/** Having taken a case is reason enough to open its customer: it is recorded, and nothing has to be typed. */
export function OpenCustomer({ recordId, because }: { recordId: string; because: Because }) {
  const words = useWords()
  const navigate = useNavigate()
  const { run, busy, refusal } = useChange(openRecord)
  const open = async () => {
    const opened = await run({ params: { recordId }, body: because })
    if (opened) await navigate(`/customers/${opened.recordId}`)
  }
  return (
    <>
      <Act disabled={busy} onClick={() => void open()}>
        {words('messages.customer')}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}
