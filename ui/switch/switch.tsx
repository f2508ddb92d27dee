import type { ReactNode } from 'react'
import styles from './switch.module.css'

export type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  on: boolean
  onSwitch: (on: boolean) => void
  disabled?: boolean
}

/** Takes effect at once. Where a form must be sent first, use a checkbox. */
export function Switch({ label, hint, on, onSwitch, disabled }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span className={styles.words}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={on}
        disabled={disabled}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  )
}
