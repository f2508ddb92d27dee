import { useEffect, useId, useRef } from 'react'
import { useWords } from '../i18n/use-words.ts'
import styles from './door.module.css'

type Props = { readonly value: string; readonly isWrong: boolean; onChange(value: string): void }

/** The code that the second administrator saw. It comes after the button was pressed, and takes the focus. */
export function EnrolCode({ value, isWrong, onChange }: Props) {
  const words = useWords()
  const [id, hint] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={styles.code}>
      <p id={hint}>{words('enrol.codeText')}</p>
      <label htmlFor={id}>{words('enrol.code')}</label>
      <input
        id={id}
        ref={field}
        value={value}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        required
        aria-describedby={hint}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
