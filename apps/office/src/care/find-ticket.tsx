import { findTicket } from '#contracts/staff/tickets.ts'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../api/use-change.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Refused } from '../parts/refused.tsx'
import styles from './care.module.css'

/** By the number that a customer reads aloud; it travels in the body, never in the address. */
export function FindTicket() {
  const words = useWords()
  const navigate = useNavigate()
  const id = useId()
  const [ticketNo, setTicketNo] = useState('')
  const { run, busy, refusal } = useChange(findTicket)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const found = await run({ body: { ticketNo } })
    if (found) await navigate(`/tickets/${found.ticketId}`)
  }
  return (
    <form className={styles.find} onSubmit={(event) => void find(event)}>
      <label htmlFor={id} className="vh">
        {words('care.number')}
      </label>
      <input
        id={id}
        value={ticketNo}
        placeholder={words('care.number')}
        autoComplete="off"
        maxLength={40}
        onChange={({ target }) => setTicketNo(target.value)}
      />
      <Act submits disabled={busy || ticketNo.trim().length < 3}>
        {words('care.find')}
      </Act>
      <Refused refusal={refusal} />
    </form>
  )
}
