import { type ClipboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field/field.tsx'
import { latinDigits } from '#ui/tel-field/latin-digits.ts'
import styles from './code-field.module.css'

type Props = {
  readonly label: string
  readonly length: number
  readonly value: string
  readonly error?: string | undefined
  readonly disabled: boolean
  readonly onValue: (value: string) => void
}

export const digitsOf = (text: string, length: number) =>
  latinDigits(text).replace(/\D/g, '').slice(0, length)

/** Finds the code inside a whole pasted SMS. */
export function codeIn(text: string, length: number): string {
  const runs = latinDigits(text).match(/\d+/g) ?? []
  return runs.find((run) => run.length === length) ?? digitsOf(text, length)
}

const toEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
  input.setSelectionRange(input.value.length, input.value.length)

/** Looks like boxes but is a single input, so that phones offer the code from an SMS and screen readers announce one field. */
export function CodeField({ label, length, value, error, disabled, onValue }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (disabled) return
    // A sheet that opens with this field looks for the attribute when it sets the focus.
    input.current?.setAttribute('autofocus', '')
    input.current?.focus()
  }, [disabled])

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    onValue(codeIn(event.clipboardData.getData('text'), length))
  }

  return (
    <Field label={label} error={error}>
      {({ className: _, ...control }) => (
        <div className={classNames(styles.code, error && styles.refused, disabled && styles.disabled)}>
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="text"
            inputMode="numeric"
            name="code"
            autoComplete="one-time-code"
            enterKeyHint="go"
            maxLength={length}
            disabled={disabled}
            value={value}
            onSelect={toEnd}
            onPaste={onPaste}
            onChange={(event) => onValue(digitsOf(event.currentTarget.value, length))}
          />
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={classNames(styles.box, index === value.length && styles.next)}>
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
