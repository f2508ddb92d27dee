import { APPLICATION_QUEUES, listApplications, takeApplication } from '#contracts/staff/applications.ts'
import { Link, useNavigate } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { Due } from '../care/due.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Holder } from '../lists/holder.tsx'
import { QueueScreen } from '../lists/queue-screen.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Tag } from '../parts/tag.tsx'
import { APPLICATION_TONES, FEE_TONES } from './application-tone.ts'

type Row = RowOf<typeof listApplications>
type Queue = (typeof APPLICATION_QUEUES)[number]

const mayBeTaken = ({ state, feeState }: Row): boolean => state === 'RECEIVED' && feeState !== 'UNPAID'

function useColumns(take: (row: Row) => void, mayTake: boolean): readonly Column<Row>[] {
  const words = useWords()
  return [
    {
      head: 'messages.reference',
      cell: ({ applicationId, reference }) => (
        <Link to={`/applications/${applicationId}`} className="num">
          {reference}
        </Link>
      ),
    },
    { head: 'applications.what', cell: ({ name, nameMm }) => (currentLang() === 'my' ? nameMm : name) },
    { head: 'applications.due', cell: ({ slaDueAt }) => <Due at={slaDueAt} /> },
    {
      head: 'applications.fee',
      cell: ({ feeState }) => <Tag tone={FEE_TONES[feeState]}>{words(`feeState.${feeState}`)}</Tag>,
    },
    {
      head: 'table.state',
      cell: ({ state }) => <Tag tone={APPLICATION_TONES[state]}>{words(`applicationState.${state}`)}</Tag>,
    },
    { head: 'messages.holder', cell: (row) => <Holder {...row} /> },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        mayTake && mayBeTaken(row) ? <Act onClick={() => take(row)}>{words('messages.take')}</Act> : null,
    },
  ]
}

/** What people applied for, the longest waiting first. */
export function Applications() {
  const words = useWords()
  return (
    <QueueScreen
      title="menu.applications"
      under="applications.under"
      views={APPLICATION_QUEUES}
      nameOf={(queue) => words(`applications.queue.${queue}`)}
    >
      {(queue) => <Rows queue={queue} />}
    </QueueScreen>
  )
}

function Rows({ queue }: { readonly queue: Queue }) {
  const navigate = useNavigate()
  const may = useMay()
  const pages = useKeyPages(listApplications, { queue })
  const { run, refusal } = useChange(takeApplication)
  const take = async ({ applicationId, version }: Row) => {
    if (await run({ params: { applicationId }, body: { version } }))
      await navigate(`/applications/${applicationId}`)
  }
  const columns = useColumns((row) => void take(row), may(takeApplication))
  return (
    <>
      <Refused refusal={refusal} />
      <QueueTable
        label="menu.applications"
        pages={pages}
        columns={columns}
        idOf={({ applicationId }) => applicationId}
        open={({ applicationId }) => `/applications/${applicationId}`}
        empty="applications.empty"
        keys={{ t: (row) => void (may(takeApplication) && mayBeTaken(row) && take(row)) }}
      />
    </>
  )
}
