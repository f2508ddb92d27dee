import { RECORD_MINUTES, RECORDS_AN_HOUR } from '#contracts/staff/record.ts'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'

/** Nobody is listed: a customer is found by something that they told. */
export function Customers() {
  const words = useWords()
  return (
    <>
      <Top title={words('menu.customers')} />
      <Panel title={words('customers.how')}>
        <p>{words('customers.text')}</p>
        <Note>{words('customers.rule', { minutes: RECORD_MINUTES, records: RECORDS_AN_HOUR })}</Note>
      </Panel>
    </>
  )
}
