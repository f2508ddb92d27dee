import { lookUp, type Found } from '#contracts/staff/record.ts'
import { SearchIcon } from '#ui/icons/search.tsx'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { Refusal } from '../api/refusal.ts'
import { useChange } from '../api/use-change.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Refused } from '../parts/refused.tsx'
import styles from './search-box.module.css'

type FoundOne = z.output<typeof Found>

const LEAST = 3

/**
 * One box for a number, an order, a receipt, a reference: known by its shape. What was typed goes out in the body of a
 * POST and comes back as an id that says nothing; the box is emptied, and no address ever holds it.
 */
export function SearchBox() {
  const words = useWords()
  const may = useMay()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly FoundOne[] | null>(null)
  const { run, busy, refusal, forget } = useChange(lookUp)
  const navigate = useNavigate()
  const id = useId()
  useKeys({ '/': may(lookUp) ? () => field.current?.focus() : undefined })
  if (!may(lookUp)) return null
  const close = () => {
    setFound(null)
    forget()
  }
  const go = (one: FoundOne) => {
    close()
    setText('')
    field.current?.blur()
    void navigate(`/customers/${one.recordId}`)
  }
  const find = async () => {
    if (text.trim().length < LEAST) return
    const answers = await run({ body: { text } })
    const only = answers?.length === 1 ? answers[0] : undefined
    if (only) go(only)
    else if (answers) setFound(answers)
  }
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
      onKeyDown={({ key }) => key === 'Escape' && (close(), field.current?.blur())}
    >
      <label className="vh" htmlFor={id}>
        {words('search.label')}
      </label>
      <SearchIcon />
      <input
        id={id}
        ref={field}
        value={text}
        disabled={busy}
        autoComplete="off"
        spellCheck={false}
        placeholder={words('search.placeholder')}
        onChange={({ target }) => {
          setText(target.value)
          close()
        }}
      />
      <kbd aria-hidden="true">/</kbd>
      <Results found={found} refusal={refusal} onChoose={go} />
    </form>
  )
}

type ResultsProps = {
  found: readonly FoundOne[] | null
  refusal: Refusal | null
  onChoose(one: FoundOne): void
}

function Results({ found, refusal, onChoose }: ResultsProps) {
  const words = useWords()
  if (!found && !refusal) return null
  return (
    <div className={styles.found} role="status">
      <Refused refusal={refusal} />
      {found?.length === 0 ? <p>{words('search.nothing')}</p> : null}
      <ul>
        {found?.map((one) => (
          <li key={`${one.recordId} ${one.by}`}>
            <button type="button" onClick={() => onChoose(one)}>
              <b className="num">{one.number}</b> <span>{words(`search.by.${one.by}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
