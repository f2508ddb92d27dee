import type { FormField } from '#contracts/form-field.ts'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../i18n/use-words.ts'

type Props = {
  readonly fields: readonly FormField[]
  readonly answers: Readonly<Record<string, string>>
  /** What is wrong with an answer, in words; nothing while it will do. */
  readonly errorOf: (field: FormField) => string | undefined
  readonly idOf: (key: string) => string
  readonly onAnswer: (key: string, value: string) => void
}

/** Questions as data: one renderer for every form that is made of them. */
export function FormFields({ fields, answers, errorOf, idOf, onAnswer }: Props) {
  return fields.map((field) => (
    <Question
      key={field.key}
      id={idOf(field.key)}
      field={field}
      value={answers[field.key] ?? ''}
      error={errorOf(field)}
      onValue={(value) => onAnswer(field.key, value)}
    />
  ))
}

type QuestionProps = {
  readonly id: string
  readonly field: FormField
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

function Question({ id, field, value, error, onValue }: QuestionProps) {
  const { t, pick } = useWords()
  const { label, labelMm, type, required, max, options = [] } = field
  const common = {
    id,
    label: pick(label, labelMm).text,
    hint: required ? undefined : t('forms.optional'),
    error,
    value,
    onValue,
  }
  if (type === 'select')
    return (
      <Select
        {...common}
        placeholder={t('forms.choose')}
        options={options.map((one) => ({ value: one.value, label: pick(one.label, one.labelMm).text }))}
      />
    )
  if (type === 'textarea') return <TextArea {...common} />
  return (
    <TextField
      {...common}
      type={type === 'date' ? 'date' : 'text'}
      {...(type === 'number' && { inputMode: 'numeric' as const })}
      maxLength={type === 'text' ? (max ?? 200) : 40}
      autoComplete="off"
    />
  )
}
