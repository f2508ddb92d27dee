import type { ResultOf } from '#contracts/call.ts'
import { openFibreContract } from '#contracts/staff/fibre-desk.ts'
import { useState, type ReactNode } from 'react'
import { Form } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import type { Answers } from '../ask/ask.tsx'
import { Line } from '../ask/fields.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Contract } from './contract.tsx'
import styles from './contracts.module.css'

/** A contract is opened by its number and for a reason; nothing of it stays when the page goes. */
export function Contracts({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const [found, setFound] = useState<ResultOf<typeof openFibreContract> | null>(null)
  const { run, busy, refusal } = useChange(openFibreContract)
  const open = async ({ contractNo, why }: Answers) => {
    setFound(null)
    setFound(await run({ body: { contractNo: String(contractNo ?? ''), why: String(why ?? '') } }))
  }
  return (
    <>
      <Panel title={words('fibre.view.contracts')} aside={choice}>
        <Note>{words('fibre.contractRule')}</Note>
        <div className={styles.narrow}>
          <Form onSubmit={(answers: Answers) => void open(answers)}>
            <Line source="contractNo" label={words('fibre.contract')} />
            <Line source="why" label={words('ask.why')} hint={words('fibre.whyHint')} />
            <Refused refusal={refusal} />
            <Act look="main" submits disabled={busy}>
              {words('fibre.openContract')}
            </Act>
          </Form>
        </div>
      </Panel>
      {found ? <Contract found={found} /> : null}
    </>
  )
}
