import { listProposals, type Proposal } from '#contracts/staff/proposals.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { CsvButton } from '../lists/csv-button.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages } from '../lists/use-key-pages.ts'
import { Age } from '../parts/age.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useProposedWords } from './proposed-words.ts'
import { ProposalState } from './state-tag.tsx'

type View = 'INBOX' | 'OWN' | 'ALL'

function useColumns(): readonly Column<Proposal>[] {
  const words = useWords()
  const say = useProposedWords()
  return [
    {
      head: 'approvals.kind',
      cell: ({ proposalId, kind }) => <Link to={`/approvals/${proposalId}`}>{words(`kind.${kind}`)}</Link>,
    },
    { head: 'approvals.does', cell: ({ proposed }) => say(proposed), long: ({ proposed }) => say(proposed) },
    { head: 'table.kyat', cell: ({ amountKyat }) => <Kyat amount={amountKyat} />, align: 'end' },
    { head: 'approvals.by', cell: ({ proposedBy }) => proposedBy.name },
    { head: 'table.waiting', cell: ({ proposedAt }) => <Age since={proposedAt} /> },
    { head: 'table.state', cell: ({ state }) => <ProposalState state={state} /> },
  ]
}

/** The approver's inbox, oldest first; own proposals and all others beside it. */
export function Approvals() {
  const words = useWords()
  const [view, setView] = useState<View>('INBOX')
  const pages = useKeyPages(listProposals, { view })
  const columns = useColumns()
  const tabs = (['INBOX', 'OWN', 'ALL'] as const).map((one) => [one, words(`approvals.view.${one}`)] as const)
  return (
    <>
      <Top title={words('menu.approvals')} under={words('approvals.under')} />
      <Panel
        title={words(`approvals.title.${view}`)}
        aside={
          <Row>
            <Tabs label={words('menu.approvals')} tabs={tabs} value={view} onChange={setView} />
            <CsvButton list="PROPOSALS" />
          </Row>
        }
      >
        <QueueTable
          label="menu.approvals"
          pages={pages}
          columns={columns}
          idOf={({ proposalId }) => proposalId}
          open={({ proposalId }) => `/approvals/${proposalId}`}
          empty={`approvals.empty.${view}`}
        />
      </Panel>
    </>
  )
}
