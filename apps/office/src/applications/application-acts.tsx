import {
  askMore,
  doneApplication,
  refuseApplication,
  takeApplication,
  type StaffApplication,
} from '#contracts/staff/applications.ts'
import { useChange } from '../api/use-change.ts'
import { Ask } from '../ask/ask.tsx'
import { Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'

type Props = { one: StaffApplication }

/** An application is taken first; the person who has it asks, refuses, or completes it. */
export function ApplicationActs({ one }: Props) {
  const may = useMay()
  if (!may(takeApplication)) return null
  return (
    <Row>
      {one.can.take ? <Take one={one} /> : null}
      {one.can.done ? <Done one={one} /> : null}
      {one.can.more ? <Say one={one} what="more" /> : null}
      {one.can.refuse ? <Say one={one} what="refuse" /> : null}
    </Row>
  )
}

function Take({ one: { applicationId, version, takenBy } }: Props) {
  const words = useWords()
  const { run, busy, refusal } = useChange(takeApplication)
  const take = () => void run({ params: { applicationId }, body: { version } })
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

/** Given to the book, or done elsewhere under a number. */
function Done({ one: { applicationId, version, doneBy } }: Props) {
  const words = useWords()
  const ask = useAsk<string, typeof doneApplication>(doneApplication)
  const byHand = doneBy === 'HAND'
  return (
    <>
      <Act look="main" onClick={() => ask.open(applicationId)}>
        {words(byHand ? 'applications.done' : 'applications.give')}
      </Act>
      {ask.about ? (
        <Ask
          title={words(byHand ? 'applications.done' : 'applications.give')}
          act={words(byHand ? 'applications.done' : 'applications.give')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ systemRef }) => {
            const body = { version, ...(byHand && { systemRef: String(systemRef) }) }
            void ask.send({ params: { applicationId }, body }, () =>
              words(byHand ? 'applications.doneToast' : 'applications.givenToast'),
            )
          }}
        >
          {byHand ? (
            <Line
              source="systemRef"
              label={words('applications.systemRef')}
              hint={words('applications.systemRefHint')}
            />
          ) : (
            <p>{words('applications.giveText')}</p>
          )}
        </Ask>
      ) : null}
    </>
  )
}

const SAYS = { more: askMore, refuse: refuseApplication } as const

/** A message that the applicant reads. */
function Say({ one: { applicationId, version }, what }: Props & { what: keyof typeof SAYS }) {
  const words = useWords()
  const ask = useAsk<string, typeof askMore>(SAYS[what] as typeof askMore)
  return (
    <>
      <Act onClick={() => ask.open(applicationId)}>{words(`applications.${what}`)}</Act>
      {ask.about ? (
        <Ask
          title={words(`applications.${what}`)}
          act={words(`applications.${what}`)}
          busy={ask.busy}
          refusal={ask.refusal}
          danger={what === 'refuse'}
          onClose={ask.close}
          onAct={({ said }) =>
            void ask.send({ params: { applicationId }, body: { version, words: String(said) } }, () =>
              words('applications.saidToast'),
            )
          }
        >
          <Line
            source="said"
            label={words('applications.said')}
            hint={words(`applications.${what}Hint`)}
            multiline
          />
        </Ask>
      ) : null}
    </>
  )
}
