import { answerTicket, getTicketTemplates, type StaffTicket } from '#contracts/staff/tickets.ts'
import { useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { Templates } from './templates.tsx'
import styles from './care.module.css'

const THEN = ['IN_PROGRESS', 'WAITING_CUSTOMER', 'RESOLVED'] as const
const MAX = 2_000

/**
 * A word to the customer. It carries the version that was read when it was begun: when a newer word came, it is refused once
 * and the draft stays.
 */
export function AnswerBox({ ticket }: { ticket: StaffTicket }) {
  const words = useWords()
  const notify = useNotify()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [then, setThen] = useState<(typeof THEN)[number]>('IN_PROGRESS')
  const [readVersion, setReadVersion] = useState(ticket.version)
  const { run, busy, refusal } = useChange(answerTicket)
  const { data: templates } = useRead(getTicketTemplates)
  useKeys({ r: () => field.current?.focus() })
  const { ticketId, ticketNo, version, lang } = ticket
  const isNewer = text !== '' && version !== readVersion
  const write = (next: string) => {
    if (text === '') setReadVersion(version)
    setText(next)
  }
  const send = async () => {
    const done = await run({ params: { ticketId }, body: { version: readVersion, text, then } })
    if (!done) return
    setText('')
    notify(words('care.answered'), { type: 'success', autoHideDuration: 6000 })
  }
  return (
    <Panel title={words('care.answer')} aside={<span className="soft">{words(`language.${lang}`)}</span>}>
      <Templates
        templates={templates ?? []}
        lang={lang}
        onText={(template) => write(template.replaceAll('{{ticketNo}}', ticketNo))}
      />
      <label htmlFor={id} className="vh">
        {words('care.answer')}
      </label>
      <textarea
        ref={field}
        id={id}
        lang={lang}
        rows={5}
        maxLength={MAX}
        className={styles.area}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {isNewer ? (
        <p role="status" className={styles.newer}>
          {words('care.newer')} <Act onClick={() => setReadVersion(version)}>{words('care.haveRead')}</Act>
        </p>
      ) : null}
      <Refused refusal={refusal} />
      <Row>
        <ThenSelect then={then} onThen={setThen} />
        <Act look="main" disabled={busy || text.trim() === ''} onClick={() => void send()}>
          {words('care.send')}
        </Act>
      </Row>
    </Panel>
  )
}

type ThenProps = { then: (typeof THEN)[number]; onThen(then: (typeof THEN)[number]): void }

function ThenSelect({ then, onThen }: ThenProps) {
  const words = useWords()
  const id = useId()
  return (
    <span className={styles.then}>
      <label htmlFor={id}>{words('care.then')}</label>
      <select
        id={id}
        value={then}
        onChange={({ target }) => onThen(THEN.find((one) => one === target.value) ?? 'IN_PROGRESS')}
      >
        {THEN.map((one) => (
          <option key={one} value={one}>
            {words(`ticketState.${one}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
