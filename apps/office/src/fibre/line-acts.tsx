import { dispatchLine, type LineTask, type OfficeLine } from '#contracts/staff/fibre-lines.ts'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { TaskAsk } from './task-ask.tsx'

/** These need nothing but the press. */
const AT_ONCE: ReadonlySet<LineTask> = new Set(['SURVEY', 'BEGIN'])
/** What brings the line further. */
const FURTHER: ReadonlySet<LineTask> = new Set(['SURVEY', 'SCHEDULE', 'BEGIN', 'INSTALLED'])

/** What can be done with a line now. It is done by the worker: for about a second the page says that it is under way. */
export function LineActs({ line }: { line: OfficeLine }) {
  const may = useMay()
  if (!may(dispatchLine) || line.can.length === 0) return null
  return (
    <Row>
      {line.can.map((task) =>
        AT_ONCE.has(task) ? (
          <AtOnce key={task} line={line} task={task as 'SURVEY' | 'BEGIN'} />
        ) : (
          <TaskAsk key={task} line={line} task={task} isFurther={FURTHER.has(task)} />
        ),
      )}
    </Row>
  )
}

function AtOnce({ line: { orderId }, task }: { line: OfficeLine; task: 'SURVEY' | 'BEGIN' }) {
  const words = useWords()
  const { run, busy, refusal } = useChange(dispatchLine)
  return (
    <>
      <Act look="main" disabled={busy} onClick={() => void run({ params: { orderId }, body: { task } })}>
        {words(`lineTask.${task}`)}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}
