import {
  CALL_BACK_LIMIT_HOURS,
  listCallBacks,
  takeCallBack,
  type CallBack,
} from '#contracts/staff/fibre-desk.ts'
import { useState, type ReactNode } from 'react'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Holder } from '../lists/holder.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Against } from '../parts/against.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { CalledButton } from './called-button.tsx'
import { usePlaceName } from './use-place-name.ts'

const VIEWS = ['OPEN', 'MINE', 'DONE'] as const

function useColumns(take: (row: CallBack) => void): readonly Column<CallBack>[] {
  const words = useWords()
  const place = usePlaceName()
  const may = useMay()
  return [
    { head: 'messages.reference', cell: ({ reference }) => <b className="num">{reference}</b> },
    { head: 'fibre.township', cell: ({ township }) => place(township) },
    { head: 'fibre.applicant', cell: ({ name, phone }) => `${name} ${phone}` },
    {
      head: 'fibre.how',
      cell: ({ preferred, lang }) => `${words(`preferred.${preferred}`)}, ${words(`language.${lang}`)}`,
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

/** Who wants to be called about fibre. Numbers are whole for whoever has taken the call. */
export function CallBacks({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const [view, setView] = useState<(typeof VIEWS)[number]>('OPEN')
  const pages = useKeyPages(listCallBacks, { view })
  const { run, refusal } = useChange(takeCallBack)
  const take = ({ callBackId, version }: CallBack) => void run({ params: { callBackId }, body: { version } })
  const columns = useColumns(take)
  const tabs = VIEWS.map((one) => [one, words(`fibre.calls.${one}`)] as const)
  return (
    <Panel title={words('fibre.view.call-backs')} aside={choice}>
      <Tabs label={words('fibre.view.call-backs')} tabs={tabs} value={view} onChange={setView} />
      <Refused refusal={refusal} />
      <QueueTable
        label="fibre.view.call-backs"
        pages={pages}
        columns={columns}
        idOf={({ callBackId }) => callBackId}
        empty="fibre.noCalls"
        keys={{ t: (row) => void (!row.isMine && row.calledAt === null && take(row)) }}
      />
    </Panel>
  )
}
