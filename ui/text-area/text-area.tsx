import type { TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from '../field/field.tsx'
import type { FieldWords } from '../field/field.tsx'
import styles from './text-area.module.css'

export type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onChange' | 'value' | 'maxLength'> & {
    value: string
    onValue: (value: string) => void
    limit?: number
    /** "12 of 500 characters" */
    counter?: (used: number, limit: number) => string
  }

/** Typing past the limit is allowed and shown, so a pasted text is never cut behind somebody's back. */
export function TextArea({ label, hint, error, id, value, onValue, limit, counter, ...rest }: TextAreaProps) {
  const used = Array.from(value).length
  const aside = limit !== undefined && counter && (
    <p
      className={classNames(styles.counter, used > limit && styles.over)}
      aria-live={used > limit * 0.9 ? 'polite' : 'off'}
    >
      {counter(used, limit)}
    </p>
  )
  return (
    <Field label={label} hint={hint} error={error} id={id} aside={aside}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={classNames(control.className, styles.area)}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
