import { enterTicket, getStaffTicketCategories } from '#contracts/staff/tickets.ts'
import { useNavigate } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { Ask, type Answers } from '../ask/ask.tsx'
import { Choices, given, Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'

/** A problem reported by telephone. The intent's id is made when the dialog opens, so that a second press opens no second ticket. */
export function EnterTicket() {
  const words = useWords()
  const navigate = useNavigate()
  const may = useMay()
  const ask = useAsk<string, typeof enterTicket>(enterTicket)
  const { data: categories = [] } = useRead(getStaffTicketCategories, {}, { enabled: ask.about !== null })
  if (!may(enterTicket)) return null
  const problems = categories.map(({ service, code, name, nameMm }) => ({
    id: `${service} ${code}`,
    name: `${words(`care.service.${service}`)}: ${currentLang() === 'my' ? nameMm : name}`,
  }))
  const languages = (['my', 'en'] as const).map((id) => ({ id, name: words(`language.${id}`) }))

  async function enter(requestId: string, answers: Answers) {
    const chosen = categories.find(({ service, code }) => `${service} ${code}` === answers['problem'])
    const [phoneNumber, contractNo] = [given(answers['line']), given(answers['contract'])]
    if (!chosen) return
    const made = await ask.send(
      {
        body: {
          requestId,
          service: chosen.service,
          categoryCode: chosen.code,
          contactPhone: String(answers['phone'] ?? ''),
          description: String(answers['said'] ?? ''),
          lang: answers['lang'] === 'en' ? 'en' : 'my',
          ...(phoneNumber && { phoneNumber }),
          ...(contractNo && { contractNo }),
        },
      },
      ({ isNew }) => words(isNew ? 'care.entered' : 'care.openAlready'),
    )
    if (made) await navigate(`/tickets/${made.ticket.ticketId}`)
  }

  return (
    <>
      <Act look="main" onClick={() => ask.open(crypto.randomUUID())}>
        {words('care.enter')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('care.enter')}
          act={words('care.enterAct')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ lang: 'my' }}
          onClose={ask.close}
          onAct={(answers) => void enter(ask.about ?? '', answers)}
        >
          <Choices source="problem" label={words('care.category')} choices={problems} />
          <Line source="phone" label={words('care.caller')} />
          <Line source="line" label={words('care.line')} hint={words('care.lineHint')} optional />
          <Line source="contract" label={words('care.contract')} optional />
          <Line source="said" label={words('care.said')} multiline />
          <Choices source="lang" label={words('messages.language')} choices={languages} />
        </Ask>
      ) : null}
    </>
  )
}
