import { decideIncident, INCIDENT_STATES, listIncidents } from '#contracts/staff/tickets.ts'
import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row as Buttons } from '../parts/row.tsx'
import { Tabs } from '../parts/tabs.tsx'

type Row = RowOf<typeof listIncidents>
type State = (typeof INCIDENT_STATES)[number]
type Decision = 'CONFIRM' | 'REFUSE' | 'END'

const DECISIONS: Readonly<Record<State, readonly Decision[]>> = {
  PROPOSED: ['CONFIRM', 'REFUSE'],
  OPEN: ['END'],
  REFUSED: [],
  ENDED: [],
}

function useColumns(decide: ((row: Row, what: Decision) => void) | null): readonly Column<Row>[] {
  const words = useWords()
  return [
    { head: 'care.place', cell: ({ ward, placeId }) => [ward, placeId].filter(Boolean).join(', ') },
    { head: 'care.since', cell: ({ since }) => <Moment at={since} /> },
    { head: 'care.ended', cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : null) },
    { head: 'menu.tickets', cell: ({ tickets }) => tickets, align: 'end' },
    { head: 'care.told', cell: ({ told }) => told, align: 'end' },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        decide ? (
          <Buttons>
            {DECISIONS[row.state].map((what) => (
              <Act key={what} onClick={() => decide(row, what)}>
                {words(`care.decide.${what}`)}
              </Act>
            ))}
          </Buttons>
        ) : null,
    },
  ]
}

/** Faults of a ward that many tickets speak of. Its end tells everybody who asked, once. */
export function Incidents() {
  const words = useWords()
  const may = useMay()
  const [state, setState] = useState<State>('PROPOSED')
  const pages = useKeyPages(listIncidents, { state })
  const { run, refusal } = useChange(decideIncident)
  const decide = ({ incidentId, version }: Row, what: Decision) =>
    void run({ params: { incidentId }, body: { version, what } })
  const columns = useColumns(may(decideIncident) ? decide : null)
  const tabs = INCIDENT_STATES.map((one) => [one, words(`incidentState.${one}`)] as const)
  return (
    <>
      <Top title={words('care.incidents')} under={words('care.incidentsUnder')} />
      <Panel
        title={words(`incidentState.${state}`)}
        aside={<Tabs label={words('care.incidents')} tabs={tabs} value={state} onChange={setState} />}
      >
        <Refused refusal={refusal} />
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
