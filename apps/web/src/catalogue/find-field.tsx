import { useId } from 'react'
import { CloseIcon } from '#ui/icons/close.tsx'
import { SearchIcon } from '#ui/icons/search.tsx'
import styles from './find-field.module.css'

type Props = {
  readonly label: string
  readonly placeholder: string
  readonly clearLabel: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** Announces the number of results to screen readers. */
  readonly found: string
}

const LONGEST = 80

/** Filters the list below with every letter. The label stays visible; the placeholder is only an example. */
export function FindField({ label, placeholder, clearLabel, value, onValue, found }: Props) {
  const id = useId()
  return (
    <div role="search" className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <SearchIcon size={20} className={styles.icon} />
        <input
          id={id}
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST}
          placeholder={placeholder}
          className={styles.input}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onValue('')}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={() => onValue('')}>
            <CloseIcon size={18} />
          </button>
        )}
      </div>
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  )
}
