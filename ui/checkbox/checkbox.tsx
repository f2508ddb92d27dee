import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'onChange' | 'className' | 'checked'
> & {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChecked: (checked: boolean) => void
}

export function Checkbox({ label, hint, checked, onChecked, ...rest }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        className={styles.box}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
