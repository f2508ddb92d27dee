import { useId, type ReactNode } from 'react'
import styles from './filters.module.css'

/** What narrows a list. It lives in memory and travels in the body of the call: no address ever shows it. */
export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <form className={styles.filters} aria-label={label} onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
)

type Option = readonly [value: string, name: string]

/** The label stands beside its field, not around it: the names of the choices are no part of it. */
function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

type SelectProps = {
  label: string
  value: string
  all: string
  options: readonly Option[]
  onChange(value: string): void
}

export const FilterSelect = ({ label, value, all, options, onChange }: SelectProps) => (
  <Field label={label}>
    {(id) => (
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)

type TextProps = { label: string; value: string; type?: 'search' | 'date'; onChange(value: string): void }

export const FilterText = ({ label, value, type = 'search', onChange }: TextProps) => (
  <Field label={label}>
    {(id) => (
      <input
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
