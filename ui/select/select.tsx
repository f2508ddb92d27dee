import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from '../field/field.tsx'
import type { FieldWords } from '../field/field.tsx'
import { ChevronDownIcon } from '../icons/chevron-down.tsx'
import styles from './select.module.css'

export type SelectProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'onChange' | 'value' | 'multiple'> & {
    value: string
    onValue: (value: string) => void
    options: readonly { value: string; label: string; disabled?: boolean }[]
    /** Shown while nothing is chosen. */
    placeholder?: string
  }

export function Select({
  label,
  hint,
  error,
  id,
  value,
  onValue,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className={styles.frame}>
          <select
            {...rest}
            {...control}
            className={classNames(control.className, styles.select)}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}
