import { askNow, listUnanswered, UNANSWERED_KINDS, type Unanswered } from '#contracts/staff/without-answer.ts'
import { useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { CsvButton } from '../lists/csv-button.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Against } from '../parts/against.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Tag } from '../parts/tag.tsx'
import { RefundEnd } from './refund-end.tsx'

type Kind = Unanswered['kind']

const pageOf = ({ kind, id }: Unanswered): string | null =>
  kind === 'MOVE' ? `/moves/${id}` : kind === 'PAYMENT' ? `/payments/${id}` : null

function useColumns(kind: Kind, ask: (row: Unanswered) => void): readonly Column<Unanswered>[] {
  const name = useName()
  const words = useWords()
  const may = useMay()
  return [
    {
      head: 'unanswered.what',
      cell: (row) => {
        const page = pageOf(row)
        const what = name(`what.${kind}`, row.what)
        return page ? <Link to={page}>{what}</Link> : <b>{what}</b>
      },
    },
    { head: 'table.number', cell: ({ number }) => <span className="num">{number}</span> },
    { head: 'table.state', cell: ({ state }) => <Tag tone="warn">{name('workState', state)}</Tag> },
    { head: 'table.kyat', cell: ({ amountKyat }) => <Kyat amount={amountKyat} />, align: 'end' },
    { head: 'table.waiting', cell: ({ since, limitSec }) => <Against since={since} limitSec={limitSec} /> },
    { head: 'unanswered.next', cell: ({ nextAskAt }) => (nextAskAt ? <Moment at={nextAskAt} /> : null) },
    {
      head: null,
      align: 'end',
      cell: (row) => (
        <Row>
          <WaitingMark proposal={row.proposal} />
          {row.canAsk && may(askNow) ? <Act onClick={() => ask(row)}>{words('unanswered.ask')}</Act> : null}
          {row.kind === 'REFUND' && row.canEnd && !row.proposal ? <RefundEnd refundId={row.id} /> : null}
        </Row>
      ),
    },
  ]
}

const isKind = (text: string): text is Kind => (UNANSWERED_KINDS as readonly string[]).includes(text)

/** Everything that has no end yet, one kind at a time, oldest first. */
export function WithoutAnswer() {
  const words = useWords()
  const notify = useNotify()
  const navigate = useNavigate()
  const { kind: given = '' } = useParams()
  const asked = given.toUpperCase()
  const kind = isKind(asked) ? asked : 'MOVE'
  const pages = useKeyPages(listUnanswered, { kind })
  const { run, refusal } = useChange(askNow)
  const ask = async (row: Unanswered) => {
    const answer = await run({ body: { kind: row.kind, id: row.id } })
    if (answer) notify(words(answer.asked ? 'unanswered.asked' : 'unanswered.notAsked'), { type: 'info' })
  }
  const columns = useColumns(kind, (row) => void ask(row))
  const tabs = UNANSWERED_KINDS.map((one) => [one, words(`unanswered.kind.${one}`)] as const)
  return (
    <>
      <Top title={words('menu.withoutAnswer')} under={words('unanswered.under')} />
      <Panel
        title={words(`unanswered.kind.${kind}`)}
        aside={
          <Row>
            <Tabs
              label={words('menu.withoutAnswer')}
              tabs={tabs}
              value={kind}
              onChange={(next) => void navigate(`/without-answer/${next.toLowerCase()}`)}
            />
            <CsvButton list="WITHOUT_ANSWER" filter={{ kind }} />
          </Row>
        }
      >
        <Refused refusal={refusal} />
        <QueueTable
          label="menu.withoutAnswer"
          pages={pages}
          columns={columns}
          idOf={({ id }) => id}
          open={(row) => pageOf(row) ?? (() => undefined)}
          empty="unanswered.empty"
          keys={{ a: (row) => void (row.canAsk && ask(row)) }}
        />
      </Panel>
      <Note>{words('unanswered.rule')}</Note>
    </>
  )
}
