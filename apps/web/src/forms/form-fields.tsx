import type { ReactNode } from 'react'
import type { FormField } from '#contracts/form-field.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './form-fields.module.css'

type Props = {
  readonly fields: readonly FormField[]
  readonly answers: Readonly<Record<string, string>>
  /** The error of an answer, in words; undefined when it is fine. */
  readonly errorOf: (field: FormField) => string | undefined
  readonly idOf: (key: string) => string
  readonly onAnswer: (key: string, value: string) => void
  /** Renders questions that need more than a field, for forms that have them. */
  readonly special?: (field: FormField, asked: Asked) => ReactNode
}

/** Renders any form from its questions as data. */
export function FormFields({ fields, answers, errorOf, idOf, onAnswer, special }: Props) {
  return fields.map((field) => (
    <Question
      key={field.key}
      id={idOf(field.key)}
      field={field}
      value={answers[field.key] ?? ''}
      error={errorOf(field)}
      onValue={(value) => onAnswer(field.key, value)}
      special={special}
    />
  ))
}

export type Asked = {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
}

type QuestionProps = {
  readonly id: string
  readonly field: FormField
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
  readonly special: Props['special']
}

const KEYBOARDS = { number: 'numeric', phone: 'tel', email: 'email' } as const
const keyboardOf = (type: FormField['type']) =>
  type in KEYBOARDS ? { inputMode: KEYBOARDS[type as keyof typeof KEYBOARDS] } : {}

function Question({ id, field, value, error, onValue, special }: QuestionProps) {
  const { t, pick } = useWords()
  const { label, labelMm, type, required, max, options = [] } = field
  const hint = type === 'nrc' ? t('forms.nrcHint') : required ? undefined : t('forms.optional')
  const asked: Asked = { id, label: pick(label, labelMm).text, hint, error, value, onValue }
  switch (type) {
    case 'select':
      return (
        <Select
          {...asked}
          placeholder={t('forms.choose')}
          options={options.map((one) => ({ value: one.value, label: pick(one.label, one.labelMm).text }))}
        />
      )
    case 'textarea':
      return <TextArea {...asked} />
    case 'checkbox':
      return <Tick {...asked} />
    case 'place':
    case 'plan':
    case 'file':
      return special?.(field, asked) ?? null
    default:
      return (
        <TextField
          {...asked}
          type={type === 'date' ? 'date' : 'text'}
          {...keyboardOf(type)}
          maxLength={type === 'text' ? (max ?? 200) : type === 'email' ? 254 : 60}
          autoComplete="off"
        />
      )
  }
}

function Tick({ id, label, error, value, onValue }: Asked) {
  return (
    <div className={styles.tick}>
      <Checkbox
        id={id}
        label={label}
        checked={value === 'yes'}
        onChecked={(checked) => onValue(checked ? 'yes' : '')}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
