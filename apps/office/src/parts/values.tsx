import { Facts } from './facts.tsx'

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value)

/** Fields of a thing as they were kept, letter by letter: these are read when something is in dispute. */
export const Values = ({ values }: { values: Readonly<Record<string, unknown>> }) => (
  <Facts
    facts={Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, text(value)])}
  />
)
