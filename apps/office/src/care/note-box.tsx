import { noteTicket } from '#contracts/staff/tickets.ts'
import { useId, useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import styles from './care.module.css'

/** For colleagues only: no customer ever sees it, and no clock moves. */
export function NoteBox({ ticketId }: { ticketId: string }) {
  const words = useWords()
  const may = useMay()
  const id = useId()
  const [text, setText] = useState('')
  const { run, busy, refusal } = useChange(noteTicket)
  if (!may(noteTicket)) return null
  const keep = async () => {
    if (await run({ params: { ticketId }, body: { text } })) setText('')
  }
  return (
    <Panel title={words('care.note')} aside={<span className="soft">{words('care.private')}</span>}>
      <label htmlFor={id} className="vh">
        {words('care.note')}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={2_000}
        className={styles.area}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Refused refusal={refusal} />
      <Act disabled={busy || text.trim() === ''} onClick={() => void keep()}>
        {words('care.keepNote')}
      </Act>
    </Panel>
  )
}
