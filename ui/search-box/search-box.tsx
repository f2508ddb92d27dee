import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { Fragment, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/close.tsx'
import { SearchIcon } from '../icons/search.tsx'
import styles from './search-box.module.css'

export type SearchOption = {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Options of one group stand together, below its name. */
  group?: string
}

export type SearchBoxProps = {
  label: string
  clearLabel: string
  placeholder?: string
  value: string
  onValue: (value: string) => void
  options: readonly SearchOption[]
  onChoose: (id: string) => void
  /** Said instead of a list when something was typed and nothing fits. */
  emptyText?: string
  autoFocus?: boolean
}

/** A combobox: type, walk the list with the arrows, Enter chooses, Escape closes and then clears. */
export function SearchBox(props: SearchBoxProps) {
  const { label, clearLabel, placeholder, value, onValue, options, onChoose, emptyText, autoFocus } = props
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && options.length > 0
  const activeOption = shown ? options[active] : undefined

  function choose(id: string) {
    setOpen(false)
    setActive(-1)
    onChoose(id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = active < 0 && step < 0 ? 0 : active
      if (options.length > 0) setActive((from + step + options.length) % options.length)
    } else if (event.key === 'Enter') {
      const target = activeOption ?? (shown ? options[0] : undefined)
      if (target) choose(target.id)
    } else if (event.key === 'Escape') {
      if (!shown) onValue('')
      setOpen(false)
    }
  }

  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div role="search" className={styles.search} onBlur={onBlur}>
      <SearchIcon size={20} className={styles.icon} />
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={activeOption && `${listId}-${activeOption.id}`}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        placeholder={placeholder}
        className={styles.input}
        value={value}
        onChange={(event) => {
          onValue(event.currentTarget.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={() => onValue('')}>
          <CloseIcon size={18} />
        </button>
      )}
      {shown && <Options listId={listId} label={label} options={options} active={active} onChoose={choose} />}
      {open && value !== '' && options.length === 0 && emptyText && (
        <p role="status" className={classNames(styles.list, styles.none)}>
          {emptyText}
        </p>
      )}
    </div>
  )
}

type OptionsProps = Pick<SearchBoxProps, 'label' | 'options' | 'onChoose'> & {
  listId: string
  active: number
}

function Options({ listId, label, options, active, onChoose }: OptionsProps) {
  return (
    <ul id={listId} role="listbox" aria-label={label} className={styles.list}>
      {options.map((option, index) => (
        <Fragment key={option.id}>
          {option.group && option.group !== options[index - 1]?.group && (
            <li role="presentation" className={styles.group}>
              {option.group}
            </li>
          )}
          <li
            id={`${listId}-${option.id}`}
            role="option"
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.id)}
          >
            <span>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
