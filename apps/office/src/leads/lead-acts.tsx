import { stepLead, takeLead, type LeadState, type LeadView } from '#contracts/staff/leads.ts'
import { FormDataConsumer } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import { Ask } from '../ask/ask.tsx'
import { Choices, Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'

const ASKS_WHY: readonly LeadState[] = ['LOST', 'SPAM']

/** A lead is taken first; the person who has it records the result. */
export function LeadActs({ lead }: { lead: LeadView }) {
  const may = useMay()
  if (!may(takeLead) || lead.next.length === 0) return null
  return (
    <Row>
      {lead.isMine ? null : <Take lead={lead} />}
      {lead.isMine || lead.state === 'NEW' ? <Step lead={lead} /> : null}
    </Row>
  )
}

function Take({ lead: { leadId, version, takenBy } }: { lead: LeadView }) {
  const words = useWords()
  const { run, busy, refusal } = useChange(takeLead)
  const take = () => void run({ params: { leadId }, body: { version } })
  useKeys({ t: take })
  return (
    <>
      <Act look="main" disabled={busy} onClick={take}>
        {words(takenBy ? 'leads.takeOver' : 'leads.take')}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}

function Step({ lead: { leadId, version, next } }: { lead: LeadView }) {
  const words = useWords()
  const ask = useAsk<string, typeof stepLead>(stepLead)
  const open = () => ask.open(leadId)
  useKeys({ r: open })
  return (
    <>
      <Act onClick={open}>{words('leads.step')}</Act>
      {ask.about ? (
        <Ask
          title={words('leads.step')}
          act={words('leads.step')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ to: next[0] }}
          onClose={ask.close}
          onAct={({ to, why }) => {
            const state = next.find((one) => one === to) ?? next[0]
            if (!state) return
            const body = { version, to: state, ...(ASKS_WHY.includes(state) && { why: String(why) }) }
            void ask.send({ params: { leadId }, body }, () => words('leads.stepped'))
          }}
        >
          <Choices
            source="to"
            label={words('leads.stepTo')}
            choices={next.map((one) => ({ id: one, name: words(`leadState.${one}`) }))}
          />
          <FormDataConsumer>
            {({ formData }) =>
              ASKS_WHY.some((one) => one === formData['to']) ? <Grounds evidence={false} /> : null
            }
          </FormDataConsumer>
        </Ask>
      ) : null}
    </>
  )
}
