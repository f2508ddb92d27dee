import { listLeads, takeLead, type LeadState } from '#contracts/staff/leads.ts'
import { Link, useNavigate } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Holder } from '../lists/holder.tsx'
import { QueueScreen } from '../lists/queue-screen.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Moment } from '../parts/moment.tsx'
import { Refused } from '../parts/refused.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'

type Lead = RowOf<typeof listLeads>

export const LEAD_TONES: Readonly<Record<LeadState, Tone>> = {
  NEW: 'warn',
  ASSIGNED: 'plain',
  CONTACTED: 'plain',
  QUALIFIED: 'plain',
  WON: 'ok',
  LOST: 'plain',
  SPAM: 'plain',
}
const VIEWS = { NEW: { state: 'NEW' }, MINE: { mine: true }, OPEN: {} } as const
type View = keyof typeof VIEWS

function useColumns(take: (row: Lead) => void, mayTake: boolean): readonly Column<Lead>[] {
  const words = useWords()
  return [
    {
      head: 'messages.reference',
      cell: ({ leadId, reference }) => (
        <Link to={`/leads/${leadId}`} className="num">
          {reference}
        </Link>
      ),
    },
    { head: 'leads.product', cell: ({ product }) => product },
    { head: 'leads.company', cell: ({ company }) => company, long: ({ company }) => company },
    { head: 'leads.wishes', align: 'end', cell: ({ wishes }) => wishes },
    { head: 'leads.callBy', cell: ({ callBy }) => <Moment at={callBy} /> },
    {
      head: 'table.state',
      cell: ({ state }) => <Tag tone={LEAD_TONES[state]}>{words(`leadState.${state}`)}</Tag>,
    },
    {
      head: 'messages.holder',
      cell: (row) => <Holder {...row} />,
    },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        mayTake && row.state === 'NEW' ? <Act onClick={() => take(row)}>{words('leads.take')}</Act> : null,
    },
  ]
}

/** Businesses that want to be called; those that nobody took come first, the oldest above. */
export function Leads() {
  const words = useWords()
  return (
    <QueueScreen
      title="menu.leads"
      under="leads.under"
      views={Object.keys(VIEWS) as View[]}
      nameOf={(view) => words(`leads.view.${view}`)}
    >
      {(view) => <Rows view={view} />}
    </QueueScreen>
  )
}

function Rows({ view }: { readonly view: View }) {
  const navigate = useNavigate()
  const may = useMay()
  const pages = useKeyPages(listLeads, VIEWS[view])
  const { run, refusal } = useChange(takeLead)
  const take = async ({ leadId, version }: Lead) => {
    if (await run({ params: { leadId }, body: { version } })) await navigate(`/leads/${leadId}`)
  }
  const columns = useColumns((row) => void take(row), may(takeLead))
  return (
    <>
      <Refused refusal={refusal} />
      <QueueTable
        label="menu.leads"
        pages={pages}
        columns={columns}
        idOf={({ leadId }) => leadId}
        open={({ leadId }) => `/leads/${leadId}`}
        empty="leads.empty"
        keys={{ t: (row) => void (may(takeLead) && row.state === 'NEW' && take(row)) }}
      />
    </>
  )
}
