import type { ReactNode } from 'react'
import styles from './filters.module.css'

/** What narrows a list. It lives in memory and travels in the body of the call: no address ever shows it. */
export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <form className={styles.filters} aria-label={label} onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
)

type Option = readonly [value: string, name: string]

export const FilterSelect = ({
  label,
  value,
  all,
  options,
  onChange,
}: {
  label: string
  value: string
  all: string
  options: readonly Option[]
  onChange(value: string): void
}) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

export const FilterText = ({
  label,
  value,
  type = 'search',
  onChange,
}: {
  label: string
  value: string
  type?: 'search' | 'date'
  onChange(value: string): void
}) => (
  <label className={styles.field}>
    <span>{label}</span>
    <input type={type} value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
  </label>
)
