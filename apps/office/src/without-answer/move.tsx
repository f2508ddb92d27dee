import { getOfficeMove } from '#contracts/staff/without-answer.ts'
import { useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { MoveCourse } from './move-course.tsx'

/** One move: what was asked of the core, what it answered, and the way to an end. */
export function Move() {
  const words = useWords()
  const name = useName()
  const { moveId = '' } = useParams()
  const { data: move, error } = useRead(getOfficeMove, { params: { moveId } }, { everyMs: 10_000 })
  const title = words('move.title')
  if (!move)
    return (
      <>
        <Top title={title} />
        <Refused refusal={error} />
      </>
    )
  const { endedBy } = move
  return (
    <>
      <Top title={`${name('what.MOVE', move.kind)}, ${name('workState', move.state)}`} under={move.number} />
      <Split side={<MoveCourse move={move} />}>
        <Panel title={title}>
          <Facts
            facts={[
              [words('move.id'), move.moveId],
              [words('unanswered.what'), name('what.MOVE', move.kind)],
              [words('move.product'), move.product],
              [words('table.number'), move.number],
              [words('move.other'), move.counterparty],
              [words('table.kyat'), <Kyat key="kyat" amount={move.amountKyat} />],
              [
                words('move.taken'),
                move.takenKyat === null ? null : <Kyat key="taken" amount={move.takenKyat} />,
              ],
              [words('move.failure'), move.failure],
            ]}
          />
        </Panel>
        {endedBy ? (
          <Panel title={words('move.endedByHand')}>
            <Facts
              facts={[
                [words('table.who'), endedBy.who],
                [words('table.when'), <Moment key="at" at={endedBy.at} />],
                [words('approvals.why'), endedBy.why],
                [words('approvals.evidence'), endedBy.evidence],
              ]}
            />
          </Panel>
        ) : null}
      </Split>
    </>
  )
}
