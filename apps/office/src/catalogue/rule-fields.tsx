import { Line } from '../ask/fields.tsx'

type Value = Readonly<Record<string, unknown>>

const partsOf = (value: unknown): Value =>
  typeof value === 'object' && value !== null ? (value as Value) : {}
const typed = (part: unknown): string => (typeof part === 'string' ? part : JSON.stringify(part))

/** Names of form fields, apart from those of the form itself. */
const fieldName = (name: string): string => `value_${name}`

export const fieldsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(partsOf(value)).map(([name, part]) => [fieldName(name), typed(part)]))

function read(before: unknown, text: string): unknown {
  if (typeof before === 'string') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Sent as it is: the server says which field is not of its shape.
    return text
  }
}

/** The rule as it was typed, each part of the type that it had. */
export const valueOf = (value: unknown, answers: Value): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(partsOf(value)).map(([name, part]) => [
      name,
      read(part, String(answers[fieldName(name)] ?? '')),
    ]),
  )

/** One field for each part of a rule. */
export const RuleFields = ({ value }: { value: unknown }) => (
  <>
    {Object.keys(partsOf(value)).map((name) => (
      <Line key={name} source={fieldName(name)} label={name} />
    ))}
  </>
)
