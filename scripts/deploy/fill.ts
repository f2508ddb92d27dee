export type Values = Readonly<Record<string, string | undefined>>

const SLOT = /\{\{([A-Z][A-Z0-9_]*)\}\}/g

export const slotsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(SLOT)].map(([, name = '']) => name))

/** Puts values into their slots. One that is missing or empty would be found by nobody before the first failover: all are named at once. */
export function fill(text: string, values: Values): string {
  const missing = [...slotsIn(text)].filter((name) => !values[name])
  if (missing.length > 0) throw new Error(`no value for ${missing.join(', ')}`)
  return text.replace(SLOT, (_, name: string) => values[name] ?? '')
}
