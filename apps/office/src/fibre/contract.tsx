import type { ResultOf } from '#contracts/call.ts'
import type { FibreBill } from '#contracts/fibre-bills.ts'
import type { openFibreContract } from '#contracts/staff/fibre-desk.ts'
import { getOfficePayment } from '#contracts/staff/payments.ts'
import { Link } from 'react-router-dom'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { Facts } from '../parts/facts.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Split } from '../parts/row.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { LinkButton } from './link-button.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'

type Found = ResultOf<typeof openFibreContract>
type Posting = Found['postings'][number]

const TONES: Readonly<Record<FibreBill['status'], Tone>> = {
  DUE: 'warn',
  OVERDUE: 'bad',
  PAID: 'ok',
  PAID_AHEAD: 'ok',
}

const whole = <Row,>(rows: readonly Row[]) => ({
  rows,
  loading: false,
  refusal: null,
  page: 1,
  forward: undefined,
  back: undefined,
})

/** Masked as everywhere; its bills, and what paid them. */
export function Contract({ found }: { found: Found }) {
  const { contract, bills, postings } = found
  const words = useWords()
  const place = usePlaceName()
  return (
    <Split side={<Postings postings={postings} />}>
      <Panel
        title={words('fibre.contractOf', { no: contract.contractNo })}
        aside={
          <Tag tone={contract.status === 'ACTIVE' ? 'ok' : 'warn'}>
            {words(`contractStatus.${contract.status}`)}
          </Tag>
        }
      >
        <Facts
          columns={2}
          facts={[
            [words('fibre.owner'), `${contract.ownerName} ${contract.phone}`],
            [words('fibre.township'), place({ name: contract.township, nameMm: contract.townshipMm })],
            [words('fibre.package'), place({ name: contract.packageName, nameMm: contract.packageNameMm })],
            [words('fibre.account'), contract.ftthAccount],
            [words('fibre.paidUntil'), contract.paidUntil],
            [words('fibre.due'), <Kyat key="d" amount={contract.due} />],
            [words('fibre.dueOn'), contract.dueOn],
            [words('fibre.billDay'), String(contract.billDay)],
          ]}
        />
        {found.phoneChangedHands ? <LinkButton contractNo={contract.contractNo} /> : null}
      </Panel>
      <Panel title={words('fibre.bills')}>
        <QueueTable
          label="fibre.bills"
          pages={whole(bills)}
          columns={useBillColumns()}
          idOf={({ billNo }) => billNo}
          empty="fibre.noBills"
        />
      </Panel>
    </Split>
  )
}

function useBillColumns(): readonly Column<FibreBill>[] {
  const words = useWords()
  return [
    { head: 'fibre.bill', cell: ({ billNo }) => <b className="num">{billNo}</b> },
    { head: 'fibre.period', cell: ({ period }) => <span className="num">{period}</span> },
    { head: 'fibre.dueOn', cell: ({ dueOn }) => <span className="num">{dueOn}</span> },
    { head: 'table.kyat', cell: ({ total }) => <Kyat amount={total} />, align: 'end' },
    { head: 'fibre.paid', cell: ({ paid }) => <Kyat amount={paid} />, align: 'end' },
    {
      head: 'table.state',
      cell: ({ status }) => <Tag tone={TONES[status]}>{words(`billStatus.${status}`)}</Tag>,
    },
  ]
}

function Postings({ postings }: { postings: readonly Posting[] }) {
  const words = useWords()
  const may = useMay()
  return (
    <Panel title={words('fibre.postings')}>
      {postings.length === 0 ? (
        <p>{words('fibre.noPostings')}</p>
      ) : (
        <Timeline
          points={postings.map(({ billNo, kyat, at, orderNo, paymentId }) => ({
            key: `${billNo} ${at} ${kyat}`,
            is: 'done',
            title: (
              <>
                <Kyat amount={kyat} /> {words('fibre.onBill', { bill: billNo })}
              </>
            ),
            text: (
              <>
                <Moment at={at} />{' '}
                {paymentId && may(getOfficePayment) ? (
                  <Link to={`/payments/${paymentId}`}>{orderNo}</Link>
                ) : (
                  orderNo
                )}
              </>
            ),
          }))}
        />
      )}
    </Panel>
  )
}
