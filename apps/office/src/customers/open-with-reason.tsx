import { openRecord, RECORD_MINUTES, RECORD_REASONS } from '#contracts/staff/record.ts'
import { Form } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import type { Answers } from '../ask/ask.tsx'
import { Choices, given, Line } from '../ask/fields.tsx'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import styles from './record.module.css'

/** Asked before anything is shown; it is written down before it is answered. */
export function OpenWithReason({ recordId }: { recordId: string }) {
  const words = useWords()
  const { run, busy, refusal } = useChange(openRecord)
  return (
    <>
      <Top title={words('record.closed')} />
      <div className={styles.narrow}>
        <Panel title={words('record.why')}>
          <Note>{words('record.rule', { minutes: RECORD_MINUTES })}</Note>
          <Form
            onSubmit={(answers: Answers) => {
              const reason = RECORD_REASONS.find((one) => one === answers['reason'])
              const reference = given(answers['reference'])
              void run({
                params: { recordId },
                body: { ...(reason && { reason }), ...(reference && { reference }) },
              })
            }}
          >
            <Choices
              source="reason"
              label={words('record.reason')}
              choices={RECORD_REASONS.map((id) => ({ id, name: words(`recordReason.${id}`) }))}
            />
            <Line source="reference" label={words('record.reference')} hint={words('record.referenceHint')} />
            <Refused refusal={refusal} />
            <Act look="main" submits disabled={busy}>
              {words('record.open')}
            </Act>
          </Form>
        </Panel>
      </div>
    </>
  )
}
