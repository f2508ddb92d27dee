import type { InputHTMLAttributes } from 'react'
import { Field } from '../field/field.tsx'
import type { FieldWords } from '../field/field.tsx'

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value'> & {
    value: string
    onValue: (value: string) => void
  }

export function TextField({ label, hint, error, id, onValue, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <input type="text" {...rest} {...control} onChange={(event) => onValue(event.currentTarget.value)} />
      )}
    </Field>
  )
}
