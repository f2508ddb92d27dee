'use client'
import type { InputHTMLAttributes } from 'react'

type Props = {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Nothing to type when there is none. */
  readonly onText?: (value: string) => void
  readonly hint?: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoFocus'>

/** A line to type in that stands outside of Payload's forms. */
export function TextBox({ name, label, value, onText, hint, ...input }: Props) {
  const id = `field-${name}`
  return (
    <div className="field-type text cms-text-box">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        value={value}
        {...(onText
          ? { onChange: (event) => onText(event.target.value), required: true }
          : { readOnly: true })}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
      />
      {hint && (
        <p className="cms-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
