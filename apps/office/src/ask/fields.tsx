import { AutocompleteArrayInput, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'

/*
 * Fields of every form. Without a hint react-admin writes an empty one as HTML, which the policy of the page forbids:
 * here a field has a hint or none.
 */

type LineProps = {
  readonly source: string
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  readonly multiline?: boolean
  readonly type?: 'text' | 'date' | 'datetime-local'
}

export const Line = ({
  source,
  label,
  hint,
  optional = false,
  multiline = false,
  type = 'text',
}: LineProps) => (
  <TextInput
    source={source}
    label={label}
    type={type}
    multiline={multiline}
    helperText={hint ?? false}
    autoComplete="off"
    {...(optional ? {} : { validate: required() })}
    {...(type === 'text' ? {} : { slotProps: { inputLabel: { shrink: true } } })}
  />
)

/** Why, and where it can be read: beside everything that is proposed. */
export function Grounds({ evidence = true }: { evidence?: boolean }) {
  const words = useWords()
  return (
    <>
      <Line source="why" label={words('ask.why')} hint={words('ask.whyHint')} multiline />
      {evidence ? (
        <Line
          source="evidence"
          label={words('ask.evidence')}
          hint={words('ask.evidenceHint')}
          multiline
          optional
        />
      ) : null}
    </>
  )
}

export function KyatField({ source, label, max }: { source: string; label: string; max?: number }) {
  const words = useWords()
  return (
    <NumberInput
      source={source}
      label={label}
      min={0}
      step={1}
      validate={required()}
      helperText={max === undefined ? false : words('ask.atMost', { max: String(max) })}
    />
  )
}

/** A whole number of something. */
export const CountField = ({ source, label, max }: { source: string; label: string; max: number }) => (
  <NumberInput
    source={source}
    label={label}
    min={0}
    max={max}
    step={1}
    validate={required()}
    helperText={false}
  />
)

type Choice = { readonly id: string; readonly name: string }

export const Choices = ({
  source,
  label,
  choices,
}: {
  source: string
  label: string
  choices: readonly Choice[]
}) => (
  <SelectInput
    source={source}
    label={label}
    choices={[...choices]}
    validate={required()}
    translateChoice={false}
    helperText={false}
  />
)

/** Any number of them, also none. */
export const ManyChoices = ({
  source,
  label,
  hint,
  choices,
}: {
  source: string
  label: string
  hint: string
  choices: readonly Choice[]
}) => (
  <AutocompleteArrayInput
    source={source}
    label={label}
    choices={[...choices]}
    translateChoice={false}
    helperText={hint}
  />
)

/** An empty field of a form is nothing, not an empty text. */
export const given = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

export const grounds = (answers: Readonly<Record<string, unknown>>) => {
  const evidence = given(answers['evidence'])
  return { why: String(answers['why'] ?? ''), ...(evidence === undefined ? {} : { evidence }) }
}
