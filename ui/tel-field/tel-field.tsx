import type { SyntheticEvent } from 'react'
import { TextField } from '../text-field/text-field.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'
import { latinDigits } from './latin-digits.ts'

export type TelFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/**
 * Numbers, codes and amounts. `type=number` drops Burmese digits without a word, so this is `tel`, and the
 * digits turn Latin while they are typed. The caret stays: every digit is one character in both scripts.
 */
export function TelField({ onValue, ...rest }: TelFieldProps) {
  function onInput(event: SyntheticEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const latin = latinDigits(input.value)
    if (latin === input.value) return
    const caret = input.selectionStart
    input.value = latin
    input.setSelectionRange(caret, caret)
  }
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      onInput={onInput}
      onValue={(value) => onValue(latinDigits(value))}
    />
  )
}
