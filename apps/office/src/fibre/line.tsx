import type { OfficeLine } from '#contracts/staff/fibre-lines.ts'
import { getLine } from '#contracts/staff/fibre-lines.ts'
import { useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Moment } from '../parts/moment.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { LineActs } from './line-acts.tsx'
import { LineFacts } from './line-facts.tsx'
import { LineState } from './line-state.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'

const UNDER_WAY_MS = 1_000
const LOOK_MS = 5_000

/** One new line: where, for whom, what happened, and what dispatch does next. */
export function Line() {
  const words = useWords()
  const place = usePlaceName()
  const { orderId = '' } = useParams()
  const input = { params: { orderId } }
  const { data: seen } = useRead(getLine, input, { forgets: true })
  const everyMs = seen?.task || seen?.opening ? UNDER_WAY_MS : LOOK_MS
  const { data: line, error } = useRead(getLine, input, { everyMs, forgets: true })
  if (!line)
    return (
      <>
        <Top title={words('fibre.one')} />
        <Refused refusal={error} />
      </>
    )
  return (
    <>
      <Top title={words('fibre.title', { order: line.orderNo })} under={place(line.township)} />
      <Split side={<Course line={line} />}>
        <Panel title={words('fibre.one')} aside={<LineState {...line} />}>
          <LineFacts line={line} />
          {line.opening ? <Note>{words('fibre.opening')}</Note> : null}
          <LineActs line={line} />
        </Panel>
      </Split>
    </>
  )
}

function Course({ line: { steps, tasks } }: { line: OfficeLine }) {
  const words = useWords()
  const name = useName()
  return (
    <>
      <Panel title={words('fibre.steps')}>
        <Timeline
          points={steps.map(({ at, state, why }, index) => ({
            key: `${index}`,
            is: 'done',
            title: name('lineState', state),
            text: (
              <>
                <Moment at={at} /> {name('stepWhy', why)}
              </>
            ),
          }))}
        />
      </Panel>
      {tasks.length > 0 ? (
        <Panel title={words('fibre.asked')}>
          <Timeline
            points={tasks.map(({ task, by, at, why, outcome }, index) => ({
              key: `${index}`,
              is: outcome === null ? 'now' : 'done',
              title: `${words(`lineTask.${task}`)}: ${outcome === null ? words('fibre.waits') : name('taskOutcome', outcome)}`,
              text: (
                <>
                  <Moment at={at} /> {by} {why}
                </>
              ),
            }))}
          />
        </Panel>
      ) : null}
    </>
  )
}
