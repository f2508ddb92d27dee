import { openIncident } from '#contracts/staff/incidents.ts'
import { INCIDENT_TEMPLATES } from '#contracts/staff/incident-words.ts'
import { INCIDENT_SERVICES } from '#contracts/status.ts'
import { useState } from 'react'
import { Ask } from '../ask/ask.tsx'
import { Choices, given, Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { momentOf } from '../catalogue/from-field.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { allIn, EtaField, IncidentWords, PhaseChoice, TemplateChoice } from './incident-words.tsx'

const [FIRST] = INCIDENT_TEMPLATES

/** A disturbance that no ticket spoke of yet, or planned work: told in public at once. */
export function OpenIncident() {
  const words = useWords()
  const may = useMay()
  const ask = useAsk<true, typeof openIncident>(openIncident)
  const [template, setTemplate] = useState(FIRST)
  if (!may(openIncident)) return null
  const services = INCIDENT_SERVICES.map((id) => ({ id, name: words(`incidentService.${id}`) }))
  return (
    <>
      <Act look="main" onClick={() => ask.open(true)}>
        {words('incidents.open')}
      </Act>
      {ask.about ? (
        <Ask
          key={template?.code ?? ''}
          title={words('incidents.open')}
          act={words('incidents.publish')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ ...template, placeIds: [] }}
          onClose={ask.close}
          onAct={(answers) => {
            const since = given(answers['since'])
            const service = INCIDENT_SERVICES.find((one) => one === answers['service']) ?? 'ftth'
            const body = { service, ...allIn(answers), ...(since && { since: momentOf(since) }) }
            void ask.send({ body }, () => words('incidents.published'))
          }}
        >
          <TemplateChoice value={template?.code ?? ''} onChoose={setTemplate} />
          <IncidentWords
            first={<Choices source="service" label={words('incidents.service')} choices={services} />}
          />
          <PhaseChoice />
          <Line
            source="since"
            type="datetime-local"
            label={words('incidents.since')}
            hint={words('incidents.sinceHint')}
            optional
          />
          <EtaField />
        </Ask>
      ) : null}
    </>
  )
}
