import {
  decideIncident,
  publishIncident,
  updateIncident,
  type StaffIncident,
} from '#contracts/staff/incidents.ts'
import { INCIDENT_TEMPLATES, PHASE_WORDS } from '#contracts/staff/incident-words.ts'
import type { IncidentPhase } from '#contracts/status.ts'
import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { Ask } from '../ask/ask.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { Tabs } from '../parts/tabs.tsx'
import {
  allIn,
  EtaField,
  etaIn,
  IncidentWords,
  PhaseChoice,
  TemplateChoice,
  UpdateWords,
  wordsIn,
} from './incident-words.tsx'

type Props = { readonly incident: StaffIncident }

/** What may be done with one, by its state. */
export function IncidentActs({ incident }: Props) {
  if (incident.state === 'PROPOSED')
    return (
      <Row>
        <Publish incident={incident} />
        <Refuse incident={incident} />
      </Row>
    )
  if (incident.state === 'OPEN')
    return (
      <Row>
        <Update incident={incident} />
        <End incident={incident} />
      </Row>
    )
  return null
}

function Publish({ incident: { incidentId, version, service, placeIds } }: Props) {
  const words = useWords()
  const ask = useAsk<true, typeof publishIncident>(publishIncident)
  const [template, setTemplate] = useState(INCIDENT_TEMPLATES.find((one) => one.service === service))
  return (
    <>
      <Act look="main" onClick={() => ask.open(true)}>
        {words('incidents.publish')}
      </Act>
      {ask.about ? (
        <Ask
          key={template?.code ?? ''}
          title={words('incidents.publishTitle')}
          act={words('incidents.publish')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ ...template, placeIds }}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send({ params: { incidentId }, body: { version, ...allIn(answers) } }, () =>
              words('incidents.published'),
            )
          }
        >
          <TemplateChoice value={template?.code ?? ''} service={service} onChoose={setTemplate} />
          <IncidentWords />
          <PhaseChoice />
          <EtaField />
        </Ask>
      ) : null}
    </>
  )
}

function Refuse({ incident: { incidentId, version } }: Props) {
  const words = useWords()
  const { run, busy, refusal } = useChange(decideIncident)
  return (
    <>
      <Act
        disabled={busy}
        onClick={() => void run({ params: { incidentId }, body: { version, what: 'REFUSE' } })}
      >
        {words('care.decide.REFUSE')}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}

const NEXT: readonly IncidentPhase[] = ['INVESTIGATING', 'IDENTIFIED', 'FIXING', 'MONITORING']

function Update({ incident }: Props) {
  const words = useWords()
  const { incidentId, version, status } = incident
  const ask = useAsk<true, typeof updateIncident>(updateIncident)
  const isPlanned = status === 'PLANNED'
  const [phase, setPhase] = useState<IncidentPhase>(isPlanned ? 'PLANNED' : 'IDENTIFIED')
  const choices = isPlanned ? (['PLANNED', ...NEXT] as const) : NEXT
  return (
    <>
      <Act onClick={() => ask.open(true)}>{words('incidents.update')}</Act>
      {ask.about ? (
        <Ask
          key={phase}
          title={words('incidents.updateTitle')}
          act={words('incidents.update')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={PHASE_WORDS[phase]}
          onClose={ask.close}
          onAct={(answers) => {
            const body = { version, phase, ...wordsIn(answers), etaAt: etaIn(answers) ?? incident.etaAt }
            void ask.send({ params: { incidentId }, body }, () => words('incidents.updated'))
          }}
        >
          <Tabs
            label={words('table.state')}
            tabs={choices.map((one) => [one, words(`incidentPhase.${one}`)] as const)}
            value={phase}
            onChange={setPhase}
          />
          <UpdateWords />
          <EtaField />
        </Ask>
      ) : null}
    </>
  )
}

function End({ incident: { incidentId, version, tickets, watching } }: Props) {
  const words = useWords()
  const ask = useAsk<true, typeof decideIncident>(decideIncident)
  return (
    <>
      <Act look="danger" onClick={() => ask.open(true)}>
        {words('care.decide.END')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('incidents.endTitle')}
          act={words('care.decide.END')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={PHASE_WORDS.RESOLVED}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              { params: { incidentId }, body: { version, what: 'END', ...wordsIn(answers) } },
              () => words('incidents.ended'),
            )
          }
        >
          <p>{words('incidents.endTells', { tickets: String(tickets), watching: String(watching) })}</p>
          <UpdateWords />
        </Ask>
      ) : null}
    </>
  )
}
