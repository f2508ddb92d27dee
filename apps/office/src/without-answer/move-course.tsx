import type { ResultOf } from '#contracts/call.ts'
import type { getRecordMoves } from '#contracts/staff/record.ts'
import { askNow, type getOfficeMove } from '#contracts/staff/without-answer.ts'
import { useNotify } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useMay } from '../auth/use-roles.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { Timeline, type Point } from '../parts/timeline.tsx'
import { MoveEnds } from './move-ends.tsx'

type OfficeMove = ResultOf<typeof getOfficeMove>
type RecordMove = ResultOf<typeof getRecordMoves>['rows'][number]

const OPEN = new Set(['EXECUTING', 'UNKNOWN', 'HELD'])

/** What happened with the core, in order; then asking it again, or a proposal how it ends. */
export function MoveCourse({ move }: { move: RecordMove & Partial<OfficeMove> }) {
  const words = useWords()
  const name = useName()
  const notify = useNotify()
  const may = useMay()
  const { run, busy, refusal } = useChange(askNow)
  const open = OPEN.has(move.state)
  const ask = async () => {
    const answer = await run({ body: { kind: 'MOVE', id: move.moveId } })
    if (answer) notify(words(answer.asked ? 'unanswered.asked' : 'unanswered.notAsked'), { type: 'info' })
  }
  return (
    <Panel
      title={words('move.course')}
      aside={<Tag tone={open ? 'warn' : 'plain'}>{name('workState', move.state)}</Tag>}
    >
      <Timeline points={usePoints(move)} />
      <Row>
        {open && may(askNow) ? (
          <Act look="main" disabled={busy} onClick={() => void ask()}>
            {words('move.askCore')}
          </Act>
        ) : null}
        <MoveEnds move={move} />
        <WaitingMark proposal={move.proposal} />
      </Row>
      <Refused refusal={refusal} />
      <Note>{words('move.rule')}</Note>
    </Panel>
  )
}

function usePoints(move: RecordMove): readonly Point[] {
  const words = useWords()
  const name = useName()
  const points: Point[] = [
    {
      key: 'asked',
      is: 'done',
      title: <Moment at={move.createdAt} />,
      text: (
        <>
          {words('move.asked', { do: name('coreDo', move.asked.do) })} <Kyat amount={move.asked.kyat} />
        </>
      ),
    },
  ]
  if (move.asks > 0)
    points.push({
      key: 'asks',
      is: move.settledAt ? 'done' : 'now',
      title: words('move.asks', { count: move.asks }),
    })
  if (move.takenKyat !== null && move.takenKyat !== move.amountKyat)
    points.push({
      key: 'taken',
      is: 'done',
      title: words('move.tookOther'),
      text: <Kyat amount={move.takenKyat} />,
    })
  if (move.settledAt)
    points.push({
      key: 'settled',
      is: 'done',
      title: name('workState', move.state),
      text: <Moment at={move.settledAt} />,
    })
  else if (move.nextAskAt)
    points.push({
      key: 'next',
      is: 'next',
      title: words('move.nextAsk'),
      text: <Moment at={move.nextAskAt} />,
    })
  return points
}
