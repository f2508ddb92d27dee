import type { ResultOf } from '#contracts/call.ts'
import { giveMessageBack, takeMessage, type getMessage } from '#contracts/staff/messages.ts'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { OpenCustomer } from '../customers/open-customer.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { AnswerButton } from './answer-button.tsx'
import { CloseButton } from './close-button.tsx'

type Contact = ResultOf<typeof getMessage>

/** A message is taken first: only the person who has it answers, and each step names the version it is based on. */
export function MessageActs({ message }: { message: Contact }) {
  const may = useMay()
  if (!may(takeMessage) || message.state === 'CLOSED') return null
  return message.isMine ? <Mine message={message} /> : <Take message={message} />
}

function Take({ message: { messageId, version, takenBy } }: { message: Contact }) {
  const words = useWords()
  const { run, busy, refusal } = useChange(takeMessage)
  const take = () => void run({ params: { messageId }, body: { version } })
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

function Mine({ message }: { message: Contact }) {
  const words = useWords()
  const { messageId, version, recordId } = message
  const back = useChange(giveMessageBack)
  return (
    <>
      <Row>
        <AnswerButton message={message} />
        {recordId ? <OpenCustomer recordId={recordId} because={{ messageId }} /> : null}
        <CloseButton message={message} />
        <Act disabled={back.busy} onClick={() => void back.run({ params: { messageId }, body: { version } })}>
          {words('messages.giveBack')}
        </Act>
      </Row>
      <Refused refusal={back.refusal} />
    </>
  )
}
