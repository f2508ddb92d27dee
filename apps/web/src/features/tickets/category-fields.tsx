import type { TicketField } from '#contracts/tickets.ts'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { fieldId } from './report-fields.ts'

type Props = {
  readonly fields: readonly TicketField[]
  readonly answers: Readonly<Record<string, string>>
  readonly wrong: Readonly<Record<string, string>>
  readonly onAnswer: (key: string, value: string) => void
}

/** The questions of one kind of problem. */
export function CategoryFields({ fields, answers, wrong, onAnswer }: Props) {
  return fields.map((field) => (
    <Question
      key={field.key}
      field={field}
      value={answers[field.key] ?? ''}
      isWrong={`answer.${field.key}` in wrong}
      onValue={(value) => onAnswer(field.key, value)}
    />
  ))
}

type QuestionProps = {
  readonly field: TicketField
  readonly value: string
  readonly isWrong: boolean
  readonly onValue: (value: string) => void
}

function Question({ field, value, isWrong, onValue }: QuestionProps) {
  const { t, pick } = useWords()
  const { key, label, labelMm, type, required, max, options = [] } = field
  const common = {
    id: fieldId(`answer.${key}`),
    label: pick(label, labelMm).text,
    hint: required ? undefined : t('tickets.optional'),
    error: isWrong ? t('tickets.wrong.missing') : undefined,
    value,
    onValue,
  }
  if (type === 'select')
    return (
      <Select
        {...common}
        placeholder={t('tickets.choose')}
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
