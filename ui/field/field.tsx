import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { WarningIcon } from '../icons/warning.tsx'
import styles from './field.module.css'

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** Set only when the value is refused; shown under the field and read with it. */
  error?: ReactNode
}

export type FieldControl = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldWords & {
  id?: string | undefined
  /** Beside the hint, such as a counter. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and refusal around any control, tied together for readers. */
export function Field({ id, label, hint, error, aside, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      {children({
        id: controlId,
        className: classNames(styles.control, error !== undefined && error !== '' && styles.refused),
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(hint || aside) && (
        <div className={styles.under}>
          <p id={`${controlId}-hint`} className={styles.hint}>
            {hint}
          </p>
          {aside}
        </div>
      )}
      {error && (
        <p id={`${controlId}-error`} className={styles.error}>
          <WarningIcon size={18} className={styles.icon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
