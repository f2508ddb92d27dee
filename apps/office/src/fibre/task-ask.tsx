import { SLOTS } from '#contracts/fibre-orders.ts'
import { dispatchLine, type LineTask, type OfficeLine } from '#contracts/staff/fibre-lines.ts'
import { formatKyat } from '#language/formats.ts'
import type { CallInput } from '../api/call-office.ts'
import { Ask, type Answers } from '../ask/ask.tsx'
import { Choices, given, Grounds, Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'

type Body = NonNullable<CallInput<typeof dispatchLine>['body']>

const text = (value: unknown): string => String(value ?? '')

/** What the dialog says, as the call wants it. */
function bodyOf(task: LineTask, answers: Answers): Body {
  const slot = SLOTS.find((one) => one === answers['slot']) ?? 'AM'
  const visit = { day: text(answers['day']), slot }
  const why = text(answers['why'])
  const receiptNo = given(answers['receiptNo'])
  switch (task) {
    case 'SCHEDULE':
      return { task, visit }
    case 'MOVE':
    case 'MISSED':
      return { task, visit, why }
    case 'ENGINEER':
      return { task, name: text(answers['name']), phone: text(answers['phone']) }
    case 'INSTALLED':
      return { task, ...(receiptNo !== undefined && { receiptNo }) }
    case 'REJECT':
    case 'CANCEL':
    case 'KEEP':
      return { task, why }
    default:
      return { task }
  }
}

const DANGER: ReadonlySet<LineTask> = new Set(['REJECT', 'CANCEL'])
const WITH_VISIT: ReadonlySet<LineTask> = new Set(['SCHEDULE', 'MOVE', 'MISSED'])
const WITH_WHY: ReadonlySet<LineTask> = new Set(['MOVE', 'MISSED', 'REJECT', 'CANCEL', 'KEEP'])

type Props = { readonly line: OfficeLine; readonly task: LineTask; readonly isFurther: boolean }

/** One thing to do with a line, with the fields that it needs. */
export function TaskAsk({ line, task, isFurther }: Props) {
  const words = useWords()
  const ask = useAsk<LineTask, typeof dispatchLine>(dispatchLine)
  const title = words(`lineTask.${task}`)
  const danger = DANGER.has(task)
  const { visit, engineer, engineerPhone, orderId } = line
  return (
    <>
      <Act look={isFurther ? 'main' : danger ? 'danger' : 'quiet'} onClick={() => ask.open(task)}>
        {title}
      </Act>
      {ask.about ? (
        <Ask
          title={title}
          act={title}
          danger={danger}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{
            day: visit?.day,
            slot: visit?.slot ?? 'AM',
            name: engineer ?? undefined,
            phone: engineerPhone ?? undefined,
          }}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send({ params: { orderId }, body: bodyOf(task, answers) }, () => words('fibre.written'))
          }
        >
          <TaskFields line={line} task={task} />
        </Ask>
      ) : null}
    </>
  )
}

function TaskFields({ line: { payOnSite, totalKyat }, task }: Pick<Props, 'line' | 'task'>) {
  const words = useWords()
  return (
    <>
      {DANGER.has(task) ? <Note>{words('fibre.allBack')}</Note> : null}
      {WITH_VISIT.has(task) ? (
        <>
          <Line source="day" type="date" label={words('filter.day')} />
          <Choices
            source="slot"
            label={words('fibre.slot')}
            choices={SLOTS.map((id) => ({ id, name: words(`slot.${id}`) }))}
          />
        </>
      ) : null}
      {task === 'ENGINEER' ? (
        <>
          <Line source="name" label={words('fibre.engineerName')} />
          <Line source="phone" label={words('fibre.engineerPhone')} hint={words('fibre.engineerHint')} />
        </>
      ) : null}
      {task === 'INSTALLED' && payOnSite ? (
        <>
          <Note>{words('fibre.cashRule', { kyat: formatKyat(totalKyat, currentLang()) })}</Note>
          <Line source="receiptNo" label={words('fibre.receiptNo')} />
        </>
      ) : null}
      {task === 'INSTALLED' && !payOnSite ? <p>{words('fibre.installedRule')}</p> : null}
      {WITH_WHY.has(task) ? <Grounds evidence={false} /> : null}
    </>
  )
}
