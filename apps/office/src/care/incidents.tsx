import { decideIncident, INCIDENT_STATES, listIncidents } from '#contracts/staff/incidents.ts'
import { useState } from 'react'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row as Buttons } from '../parts/row.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'
import { IncidentActs } from './incident-acts.tsx'
import { OpenIncident } from './open-incident.tsx'

type Row = RowOf<typeof listIncidents>
type State = (typeof INCIDENT_STATES)[number]

const toneOf = (status: Row['status']): Tone => {
  if (status === 'RESOLVED') return 'ok'
  return status === 'PLANNED' ? 'plain' : 'warn'
}

function useColumns(mayDecide: boolean): readonly Column<Row>[] {
  const words = useWords()
  const isBurmese = currentLang() === 'my'
  const placesOf = ({ places, ward }: Row): string => {
    const names = places.map(({ name, nameMm }) => (isBurmese ? nameMm : name))
    return [ward, ...(names.length > 0 ? names : [words('incidents.everywhere')])].filter(Boolean).join(', ')
  }
  const titleOf = ({ title, titleMm, service }: Row): string =>
    (isBurmese ? titleMm : title) ?? words(`incidentService.${service}`)
  return [
    { head: 'incidents.what', cell: (row) => <b>{titleOf(row)}</b>, long: titleOf },
    { head: 'care.place', cell: placesOf, long: placesOf },
    {
      head: 'table.state',
      cell: ({ status }) =>
        status ? <Tag tone={toneOf(status)}>{words(`incidentPhase.${status}`)}</Tag> : null,
    },
    { head: 'care.since', cell: ({ since }) => <Moment at={since} /> },
    { head: 'incidents.eta', cell: ({ etaAt }) => (etaAt ? <Moment at={etaAt} /> : null) },
    { head: 'menu.tickets', cell: ({ tickets }) => tickets, align: 'end' },
    { head: 'incidents.watching', cell: ({ watching }) => watching, align: 'end' },
    { head: 'care.told', cell: ({ told }) => told, align: 'end' },
    { head: null, align: 'end', cell: (row) => (mayDecide ? <IncidentActs incident={row} /> : null) },
  ]
}

/** Disturbances: proposed by many tickets of a ward, told in public, ended; its end tells everybody who asked, once. */
export function Incidents() {
  const words = useWords()
  const may = useMay()
  const [state, setState] = useState<State>('PROPOSED')
  const pages = useKeyPages(listIncidents, { state })
  const columns = useColumns(may(decideIncident))
  const tabs = INCIDENT_STATES.map((one) => [one, words(`incidentState.${one}`)] as const)
  return (
    <>
      <Top title={words('care.incidents')} under={words('care.incidentsUnder')} />
      <Panel
        title={words(`incidentState.${state}`)}
        aside={
          <Buttons>
            <Tabs label={words('care.incidents')} tabs={tabs} value={state} onChange={setState} />
            <OpenIncident />
          </Buttons>
        }
      >
        <QueueTable
          label="care.incidents"
          pages={pages}
          columns={columns}
          idOf={({ incidentId }) => incidentId}
          empty="care.noIncidents"
        />
      </Panel>
    </>
  )
}
