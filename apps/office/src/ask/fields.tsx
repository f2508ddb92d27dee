import { NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useWords } from '../i18n/use-words.ts'

/** Why, and where it can be read: beside everything that is proposed. */
export function Grounds({ evidence = true }: { evidence?: boolean }) {
  const words = useWords()
  return (
    <>
      <TextInput
        source="why"
        label={words('ask.why')}
        helperText={words('ask.whyHint')}
        validate={required()}
        multiline
      />
      {evidence ? (
        <TextInput
          source="evidence"
          label={words('ask.evidence')}
          helperText={words('ask.evidenceHint')}
          multiline
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
