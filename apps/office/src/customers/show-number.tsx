import { showNumber } from '#contracts/staff/record.ts'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** The middle of the number is hidden until somebody asks for it, which is written down. */
export function ShowNumber({ record: { recordId, number, opened } }: { record: CustomerRecord }) {
  const words = useWords()
  const may = useMay()
  const { run, busy, refusal } = useChange(showNumber)
  return (
    <Row>
      <span className="num">{number}</span>
      {opened || !may(showNumber) ? null : (
        <Act
          disabled={busy}
          title={words('record.showHint')}
          onClick={() => void run({ params: { recordId }, body: {} })}
        >
          {words('record.show')}
        </Act>
      )}
      <Refused refusal={refusal} />
    </Row>
  )
}
