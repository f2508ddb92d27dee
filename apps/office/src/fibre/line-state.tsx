import type { OfficeLineRow } from '#contracts/staff/fibre-lines.ts'
import { useWords } from '../i18n/use-words.ts'
import { Row } from '../parts/row.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'

type Props = Pick<OfficeLineRow, 'state' | 'task'>

const TONES: Readonly<Record<OfficeLineRow['state'], Tone>> = {
  AWAITING_PAYMENT: 'plain',
  EXPIRED: 'plain',
  SLOT_NEEDED: 'warn',
  PAY_ON_SITE: 'warn',
  PAID: 'warn',
  SURVEY: 'warn',
  SCHEDULED: 'plain',
  IN_PROGRESS: 'plain',
  COMPLETED: 'ok',
  CANCEL_REQUESTED: 'bad',
  CANCELLED: 'plain',
  REJECTED: 'plain',
}

/** Where a line stands, and what is being done with it this moment. */
export function LineState({ state, task }: Props) {
  const words = useWords()
  return (
    <Row>
      <Tag tone={TONES[state]}>{words(`lineState.${state}`)}</Tag>
      {task ? <Tag>{words('fibre.underWay', { task: words(`lineTask.${task}`) })}</Tag> : null}
    </Row>
  )
}
