import {
  CALL_BACK_LIMIT_HOURS,
  listCallBacks,
  takeCallBack,
  type CallBack,
} from '#contracts/staff/call-backs.ts'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Holder } from '../lists/holder.tsx'
import { QueueScreen } from '../lists/queue-screen.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Against } from '../parts/against.tsx'
import { Moment } from '../parts/moment.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { CalledButton } from './called-button.tsx'

const VIEWS = ['OPEN', 'MINE', 'DONE'] as const
type View = (typeof VIEWS)[number]

function useColumns(take: (row: CallBack) => void): readonly Column<CallBack>[] {
  const words = useWords()
  const place = usePlaceName()
  const may = useMay()
  return [
    { head: 'messages.reference', cell: ({ reference }) => <b className="num">{reference}</b> },
    { head: 'calls.subject', cell: ({ subject }) => words(`callSubject.${subject}`) },
    { head: 'fibre.township', cell: ({ township }) => place(township) },
    { head: 'fibre.applicant', cell: ({ name, phone }) => `${name} ${phone}` },
    {
      head: 'calls.how',
      cell: ({ preferred, callTime, lang }) =>
        [
          words(`preferred.${preferred}`),
          callTime !== 'ANY' && words(`leadTime.${callTime}`),
          words(`language.${lang}`),
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      head: 'fibre.note',
      cell: ({ note, address }) => [address, note].filter(Boolean).join('. '),
      long: ({ note, address }) => [address, note].filter(Boolean).join('. '),
    },
    {
      head: 'table.waiting',
      cell: ({ receivedAt, calledAt }) =>
        calledAt ? (
          <Moment at={calledAt} />
        ) : (
          <Against since={receivedAt} limitSec={CALL_BACK_LIMIT_HOURS * 3600} />
        ),
    },
    {
      head: 'messages.holder',
      cell: (row) => <Holder {...row} />,
    },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        row.calledAt === null && may(takeCallBack) ? (
          <Row>
            {row.isMine ? (
              <CalledButton callBack={row} />
            ) : (
              <Act onClick={() => take(row)}>
                {words(row.takenBy ? 'messages.takeOver' : 'messages.take')}
              </Act>
            )}
          </Row>
        ) : null,
    },
  ]
}

/** Requests to be called about fibre or a SIM. Numbers are unmasked for the person who has taken the call. */
export function CallBacks() {
  const words = useWords()
  return (
    <QueueScreen
      title="menu.callBacks"
      under="calls.under"
      views={VIEWS}
      nameOf={(view) => words(`calls.view.${view}`)}
    >
      {(view) => <Rows view={view} />}
    </QueueScreen>
  )
}

function Rows({ view }: { readonly view: View }) {
  const pages = useKeyPages(listCallBacks, { view })
  const { run, refusal } = useChange(takeCallBack)
  const take = ({ callBackId, version }: CallBack) => void run({ params: { callBackId }, body: { version } })
  const columns = useColumns(take)
  return (
    <>
      <Refused refusal={refusal} />
      <QueueTable
        label="menu.callBacks"
        pages={pages}
        columns={columns}
        idOf={({ callBackId }) => callBackId}
        empty="calls.none"
        keys={{ t: (row) => void (!row.isMine && row.calledAt === null && take(row)) }}
      />
    </>
  )
}
